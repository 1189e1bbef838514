import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { isBoardGroup } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import {
  GROUP_DEFAULTS,
  type GroupName,
  type GroupSettings,
} from "@/lib/shared/setting-groups/groups";
import { settingsChanged } from "../settings.events";
import { getGroup, requireGroup } from "./queries";

type SettingParts = Record<string, unknown>;
type Change<Name extends GroupName> = {
  name: Name;
  /** The parts to change; the others stay. */
  input: { [Part in keyof GroupSettings<Name>]?: GroupSettings<Name>[Part] | undefined };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is stored of a group for the site, or for a board if that has its own of it. */
type Place = { name: GroupName; boardId: string | null };

function placeOf(name: GroupName): Place {
  return { name, boardId: isBoardGroup(name) ? currentBoardId() : null };
}

/** The stored parts of a group, held until the transaction ends: two admins may save at once. */
export async function lockParts(tx: Transaction, { name, boardId }: Place): Promise<SettingParts> {
  if (boardId !== null) {
    const [board] = await tx.$queryRaw<{ value: SettingParts | null }[]>`
      SELECT settings -> ${name} AS value FROM boards WHERE id = ${boardId}::uuid
      FOR NO KEY UPDATE`;
    if (!board) throw new DomainError("not_found", "This board has been deleted.");
    return board.value ?? {};
  }
  await tx.$executeRaw`
    INSERT INTO site_settings (name, value) VALUES (${name}, '{}'::jsonb) ON CONFLICT DO NOTHING`;
  const rows = await tx.$queryRaw<{ value: SettingParts }[]>`
    SELECT value FROM site_settings WHERE name = ${name} FOR UPDATE`;
  return rows[0]?.value ?? {};
}

function detailOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return typeof value === "string" ? value : "changed";
}

/** What the log says about a change: short values, and of longer ones only that they changed. */
function detailsOf(changed: SettingParts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changed).map(([part, value]) => [part, detailOf(value)]),
  );
}

async function store(
  tx: Transaction,
  { name, boardId }: Place,
  value: SettingParts,
): Promise<void> {
  if (boardId === null) {
    const data = { value: value as Prisma.InputJsonObject, changedAt: new Date() };
    await tx.siteSetting.update({ where: { name }, data });
    return;
  }
  await tx.$executeRaw`
    UPDATE boards SET changed_at = now(),
      settings = jsonb_set(settings, ARRAY[${name}], ${JSON.stringify(value)}::jsonb)
    WHERE id = ${boardId}::uuid`;
}

/**
 * Changes a group of the settings of the site, or of the board that this is for; every process
 * picks it up within seconds. What is the default again is no longer stored, so a later release's
 * default holds. Throws `forbidden` for anyone who may not (`requireGroup`).
 */
export async function changeGroup<Name extends GroupName>(
  actor: Actor,
  { name, input }: Change<Name>,
  { address }: Client,
): Promise<GroupSettings<Name>> {
  requireGroup(actor, name);
  const place = placeOf(name);
  const defaults: SettingParts = GROUP_DEFAULTS[name];
  await db.$transaction(async (tx) => {
    const stored = await lockParts(tx, place);
    const before: SettingParts = { ...defaults, ...stored };
    const changed = Object.fromEntries(
      Object.entries(input).filter(
        ([part, given]) => given !== undefined && !isSame(given, before[part]),
      ),
    );
    if (Object.keys(changed).length === 0) return;
    const kept = Object.entries({ ...stored, ...changed }).filter(
      ([part, now]) => !isSame(now, defaults[part]),
    );
    await store(tx, place, Object.fromEntries(kept));
    const details = detailsOf(changed);
    const target = place.boardId === null ? {} : { target: { type: "board", id: place.boardId } };
    await audit(tx, { action: `${name}.changed`, actorId: actor.id, address, details, ...target });
    await announce(tx, settingsChanged, { names: [name] });
  });
  return getGroup(actor, name);
}
