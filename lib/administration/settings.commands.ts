import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { countPayAnew } from "@/lib/jobs/search-index/reindexing.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { fixedSettings, loadSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { SETTING_VARIABLES, type SettingName, type SiteSettings } from "@/lib/shared/settings";
import { settingsChanged } from "./settings.events";
import { getSettings } from "./settings.queries";
import type { SettingsInput, SettingsView } from "./settings.schema";

/** Which currency the yearly pay of all postings is counted in; no setting of a page. */
const COUNTED_IN = "countedCurrency";

function requireFree(names: readonly SettingName[]): void {
  const fixed = names.filter((name) => Object.hasOwn(fixedSettings(), name));
  if (fixed.length === 0) return;
  const fields = fixed.map((name) => [name, [`is fixed by ${SETTING_VARIABLES[name]}`]]);
  throw new DomainError(
    "invalid",
    "You can't change a setting here that the environment fixes.",
    Object.fromEntries(fields),
  );
}

async function put(tx: Transaction, name: string, value: string | number): Promise<void> {
  const changedAt = new Date();
  await tx.siteSetting.upsert({
    where: { name },
    create: { name, value, changedAt },
    update: { value, changedAt },
  });
}

/**
 * Changes settings of the site; every process knows within seconds. What is as it was is not
 * written. Throws `forbidden` for everybody but admins and `invalid` for a fixed one.
 */
export async function changeSettings(
  actor: Actor,
  input: SettingsInput,
  { address }: Client,
): Promise<SettingsView> {
  requireAdministration(actor);
  const now: SiteSettings = await loadSettings();
  const changed = Object.entries(input).filter(
    ([name, value]) => value !== undefined && value !== now[name as SettingName],
  ) as [SettingName, string | number][];
  requireFree(changed.map(([name]) => name));
  if (changed.length > 0) {
    await db.$transaction(async (tx) => {
      for (const [name, value] of changed) await put(tx, name, value);
      const details = Object.fromEntries(changed);
      await audit(tx, { action: "settings.changed", actorId: actor.id, address, details });
      await announce(tx, settingsChanged, { names: Object.keys(details) });
    });
  }
  return getSettings(actor);
}

/**
 * Counts the yearly pay of all postings anew when it is in another currency than the site's,
 * whether a page or the environment changed that.
 */
export async function recountPay(): Promise<void> {
  const { siteCurrency } = await loadSettings();
  const counted = await db.siteSetting.findUnique({ where: { name: COUNTED_IN } });
  if (counted?.value === siteCurrency) return;
  // An empty site, or one from before this was written down, counted in its currency all along.
  if (counted) await countPayAnew(siteCurrency);
  await db.$transaction((tx) => put(tx, COUNTED_IN, siteCurrency));
}
