import "server-only";
import { changedCategories, setKnownCategories } from "@/lib/shared/categories/known";
import {
  GROUP_DEFAULTS,
  GROUP_NAMES,
  type GroupName,
  groupShapes,
  type SettingGroups,
} from "@/lib/shared/setting-groups/groups";
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  SETTING_VARIABLES,
  type SettingName,
  type SiteSettings,
  settingShapes,
} from "@/lib/shared/settings";
import { BOARD_GROUPS, type Board, currentBoard, knownBoards, setKnownBoards } from "./boards";
import { dropCached } from "./caching/cache";
import { db, type Transaction } from "./db/client";
import { env } from "./env";
import { log } from "./observability/log";

// Needed everywhere, so they are held in memory and read again every few seconds: what an admin
// sets soon applies in all processes.

const EVERY_MS = 5000;
const KEY = Symbol.for("jobharbor.settings");

type KeptGroups = { [Name in GroupName]?: Partial<SettingGroups[Name]> };
type State = { kept: Partial<SiteSettings>; groups: KeptGroups; timer: NodeJS.Timeout | null };

// Next bundles this module more than once, and all copies must know the same.
const holder = globalThis as { [KEY]?: State };
holder[KEY] ??= { kept: {}, groups: {}, timer: null };
const state: State = holder[KEY];

/** The settings fixed by the environment, which no page can change; a board's name is its own. */
export function fixedSettings(): Partial<SiteSettings> {
  const given = env();
  const isOwn = currentBoard() === null ? null : "siteName";
  const names = SETTING_NAMES.filter((name) => name !== isOwn);
  const fixed = names.map((name) => [name, given[SETTING_VARIABLES[name]]] as const);
  return Object.fromEntries(fixed.filter(([, value]) => value !== undefined));
}

/**
 * The settings as this process knows them: fixed ones, then those set on the page, then the
 * defaults.
 */
export function siteSettings(): SiteSettings {
  const board = currentBoard();
  const named = board === null ? {} : { siteName: board.name };
  return { ...DEFAULT_SETTINGS, ...state.kept, ...fixedSettings(), ...named };
}

/**
 * A group of settings as this process knows it: what was changed, and the defaults of the rest. A
 * board has its own of some groups, and takes nothing of those from the site.
 */
export function settingGroup<Name extends GroupName>(name: Name): SettingGroups[Name] {
  const board = currentBoard();
  const isOwn = board !== null && isBoardGroup(name);
  const changed = isOwn ? (board.groups as KeptGroups)[name] : state.groups[name];
  return { ...GROUP_DEFAULTS[name], ...changed };
}

/** Whether each board has its own of a group. */
export function isBoardGroup(name: GroupName): name is (typeof BOARD_GROUPS)[number] {
  return (BOARD_GROUPS as readonly GroupName[]).includes(name);
}

/** The parts of a stored group that are still valid. */
function readParts(name: GroupName, value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(groupShapes[name]).flatMap(([part, shape]): [string, unknown][] => {
    if (!Object.hasOwn(value, part)) return [];
    const parsed = shape.safeParse(value[part as keyof typeof value]);
    return parsed.success ? [[part, parsed.data]] : [];
  });
}

type StoredBoard = Omit<Board, "groups"> & { settings: unknown };

function toBoard({ id, host, name, mailFrom, settings }: StoredBoard): Board {
  const groups = BOARD_GROUPS.map((group) => [
    group,
    Object.fromEntries(readParts(group, Object(settings)[group])),
  ]);
  return { id, host, name, mailFrom, groups: Object.fromEntries(groups) };
}

/** Whether postings with a reason for it wait for review. */
export function isModerated(): boolean {
  return siteSettings().moderation === "on";
}

/**
 * Reads the settings, the categories and the boards from the database. A value that is no longer
 * valid counts as unset. A transaction that has locked them reads with its own client.
 */
export async function loadSettings(
  client: Pick<Transaction, "siteSetting" | "category" | "board"> = db,
): Promise<SiteSettings> {
  const rows = await client.siteSetting.findMany();
  const categories = await client.category.findMany();
  const boards = await client.board.findMany({ orderBy: { id: "asc" } });
  const known = rows.flatMap(({ name, value }) => {
    if (!Object.hasOwn(settingShapes, name)) return [];
    const parsed = settingShapes[name as SettingName].safeParse(value);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const groups = GROUP_NAMES.flatMap((name) => {
    const parts = readParts(name, rows.find((one) => one.name === name)?.value);
    return parts.length > 0 ? [[name, Object.fromEntries(parts)]] : [];
  });
  const now = () => JSON.stringify([state.kept, state.groups, changedCategories(), knownBoards()]);
  const before = now();
  state.kept = Object.fromEntries(known);
  state.groups = Object.fromEntries(groups);
  setKnownCategories(categories.map(({ mergedAt: _mergedAt, ...category }) => category));
  setKnownBoards(boards.map(toBoard));
  // Everything made with the old settings, including pages.
  if (now() !== before) dropCached();
  return siteSettings();
}

async function refresh(): Promise<void> {
  await loadSettings().catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      "the settings could not be read: those read before stay true until the database answers",
    ),
  );
}

/** Reads the settings now and every few seconds, for as long as the process runs. */
export async function keepSettings(): Promise<void> {
  if (state.timer) return;
  state.timer = setInterval(() => void refresh(), EVERY_MS);
  state.timer.unref();
  await refresh();
}

/** Stops reading them, because the process or a test is about to end. */
export function forgetSettings(): void {
  if (state.timer) clearInterval(state.timer);
  state.timer = null;
  state.kept = {};
  state.groups = {};
  setKnownCategories([]);
  setKnownBoards([]);
}
