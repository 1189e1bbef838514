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

/** The settings fixed by the environment, which no page can change. */
export function fixedSettings(): Partial<SiteSettings> {
  const given = env();
  const fixed = SETTING_NAMES.map((name) => [name, given[SETTING_VARIABLES[name]]] as const);
  return Object.fromEntries(fixed.filter(([, value]) => value !== undefined));
}

/**
 * The settings as this process knows them: fixed ones, then those set on the page, then the
 * defaults.
 */
export function siteSettings(): SiteSettings {
  return { ...DEFAULT_SETTINGS, ...state.kept, ...fixedSettings() };
}

/** A group of settings as this process knows it: what was changed, and the defaults of the rest. */
export function settingGroup<Name extends GroupName>(name: Name): SettingGroups[Name] {
  return { ...GROUP_DEFAULTS[name], ...state.groups[name] };
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

/** Whether postings with a reason for it wait for review. */
export function isModerated(): boolean {
  return siteSettings().moderation === "on";
}

/**
 * Reads the settings and the categories from the database. A value that is no longer valid counts as
 * unset. A transaction that has locked them reads with its own client.
 */
export async function loadSettings(
  client: Pick<Transaction, "siteSetting" | "category"> = db,
): Promise<SiteSettings> {
  const rows = await client.siteSetting.findMany();
  const categories = await client.category.findMany();
  const known = rows.flatMap(({ name, value }) => {
    if (!Object.hasOwn(settingShapes, name)) return [];
    const parsed = settingShapes[name as SettingName].safeParse(value);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const groups = GROUP_NAMES.flatMap((name) => {
    const parts = readParts(name, rows.find((one) => one.name === name)?.value);
    return parts.length > 0 ? [[name, Object.fromEntries(parts)]] : [];
  });
  const now = () => JSON.stringify([siteSettings(), state.groups, changedCategories()]);
  const before = now();
  state.kept = Object.fromEntries(known);
  state.groups = Object.fromEntries(groups);
  setKnownCategories(categories.map(({ mergedAt: _mergedAt, ...category }) => category));
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
}
