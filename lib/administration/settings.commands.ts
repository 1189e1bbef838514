import "server-only";
import {
  requireAdministration,
  requireBoardAdministration,
} from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { recountPayInCurrency } from "@/lib/jobs/search-index/reindexing.commands";
import { currentBoard } from "@/lib/platform/boards";
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

/** The currency that all yearly pay was last computed in; not a setting on any page. */
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
  const board = currentBoard();
  if (name === "siteName" && board !== null) {
    await tx.board.updateMany({
      where: { id: board.id },
      data: { name: String(value), changedAt },
    });
    return;
  }
  await tx.siteSetting.upsert({
    where: { name },
    create: { name, value, changedAt },
    update: { value, changedAt },
  });
}

/**
 * Changes settings of the site; every process picks them up within seconds. Unchanged values are
 * not written. At a board, the name is that board's, and its admins may change it. Throws `forbidden`
 * for anyone but an admin and `invalid` for a fixed setting.
 */
export async function changeSettings(
  actor: Actor,
  input: SettingsInput,
  { address }: Client,
): Promise<SettingsView> {
  if (Object.keys(input).every((name) => name === "siteName")) requireBoardAdministration(actor);
  else requireAdministration(actor);
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
 * Recomputes the yearly pay of all postings if it is in a currency other than the site's, whether a
 * page or the environment changed that.
 */
export async function recountPay(): Promise<void> {
  const { siteCurrency } = await loadSettings();
  const counted = await db.siteSetting.findUnique({ where: { name: COUNTED_IN } });
  if (counted?.value === siteCurrency) return;
  // An empty site, or one older than this record, has used its current currency all along.
  if (counted) await recountPayInCurrency(siteCurrency);
  await db.$transaction((tx) => put(tx, COUNTED_IN, siteCurrency));
}
