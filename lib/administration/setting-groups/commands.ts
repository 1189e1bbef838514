import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import {
  GROUP_DEFAULTS,
  type GroupName,
  type GroupSettings,
} from "@/lib/shared/setting-groups/groups";
import { settingsChanged } from "../settings.events";
import { getGroup } from "./queries";

type Parts = Record<string, unknown>;
type Change<Name extends GroupName> = {
  name: Name;
  /** The parts to change; the others stay. */
  input: { [Part in keyof GroupSettings<Name>]?: GroupSettings<Name>[Part] | undefined };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The stored parts of a group, held until the transaction ends: two admins may save at once. */
export async function lockParts(tx: Transaction, name: GroupName): Promise<Parts> {
  await tx.$executeRaw`
    INSERT INTO site_settings (name, value) VALUES (${name}, '{}'::jsonb) ON CONFLICT DO NOTHING`;
  const rows = await tx.$queryRaw<{ value: Parts }[]>`
    SELECT value FROM site_settings WHERE name = ${name} FOR UPDATE`;
  return rows[0]?.value ?? {};
}

function detailOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return typeof value === "string" ? value : "changed";
}

/** What the log says about a change: short values, and of longer ones only that they changed. */
function detailsOf(changed: Parts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changed).map(([part, value]) => [part, detailOf(value)]),
  );
}

/**
 * Changes a group of the site's settings; every process picks it up within seconds. What is the
 * default again is no longer stored, so a later release's default holds. Throws `forbidden` for
 * anyone but an admin.
 */
export async function changeGroup<Name extends GroupName>(
  actor: Actor,
  { name, input }: Change<Name>,
  { address }: Client,
): Promise<GroupSettings<Name>> {
  requireAdministration(actor);
  const defaults: Parts = GROUP_DEFAULTS[name];
  await db.$transaction(async (tx) => {
    const stored = await lockParts(tx, name);
    const before: Parts = { ...defaults, ...stored };
    const changed = Object.fromEntries(
      Object.entries(input).filter(
        ([part, given]) => given !== undefined && !isSame(given, before[part]),
      ),
    );
    if (Object.keys(changed).length === 0) return;
    const kept = Object.entries({ ...stored, ...changed }).filter(
      ([part, now]) => !isSame(now, defaults[part]),
    );
    const value = Object.fromEntries(kept) as Prisma.InputJsonObject;
    await tx.siteSetting.update({ where: { name }, data: { value, changedAt: new Date() } });
    const details = detailsOf(changed);
    await audit(tx, { action: `${name}.changed`, actorId: actor.id, address, details });
    await announce(tx, settingsChanged, { names: [name] });
  });
  return getGroup(actor, name);
}
