import "server-only";
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  SETTING_VARIABLES,
  type SettingName,
  type SiteSettings,
  settingShapes,
} from "@/lib/shared/settings";
import { dropCached } from "./caching/cache";
import { db } from "./db/client";
import { env } from "./env";
import { log } from "./observability/log";

// Asked for in the middle of everything, so they are held in memory and read again every few
// seconds: what an admin sets is true in all processes soon.

const EVERY_MS = 5000;
const KEY = Symbol.for("jobharbor.settings");

type State = { kept: Partial<SiteSettings>; timer: NodeJS.Timeout | null };

// Next bundles this module more than once; all of it must know the same.
const holder = globalThis as { [KEY]?: State };
holder[KEY] ??= { kept: {}, timer: null };
const state: State = holder[KEY];

/** What the environment fixes; no page changes it. */
export function fixedSettings(): Partial<SiteSettings> {
  const given = env();
  const fixed = SETTING_NAMES.map((name) => [name, given[SETTING_VARIABLES[name]]] as const);
  return Object.fromEntries(fixed.filter(([, value]) => value !== undefined));
}

/** The settings as this process knows them: fixed ones, else those of the page, else the product's. */
export function siteSettings(): SiteSettings {
  return { ...DEFAULT_SETTINGS, ...state.kept, ...fixedSettings() };
}

/** Whether postings wait for review where there is a reason. */
export function isModerated(): boolean {
  return siteSettings().moderation === "on";
}

/** Reads the settings from the database. A value that does not fit any more counts as not set. */
export async function loadSettings(): Promise<SiteSettings> {
  const rows = await db.siteSetting.findMany();
  const known = rows.flatMap(({ name, value }) => {
    if (!Object.hasOwn(settingShapes, name)) return [];
    const parsed = settingShapes[name as SettingName].safeParse(value);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const before = JSON.stringify(siteSettings());
  state.kept = Object.fromEntries(known);
  // What was made of the old ones since they changed, pages among it.
  if (JSON.stringify(siteSettings()) !== before) dropCached();
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

/** Reads the settings now and again every few seconds, for as long as the process runs. */
export async function keepSettings(): Promise<void> {
  if (state.timer) return;
  state.timer = setInterval(() => void refresh(), EVERY_MS);
  state.timer.unref();
  await refresh();
}

/** Reads them no more; the process, or a test, is about to end. */
export function forgetSettings(): void {
  if (state.timer) clearInterval(state.timer);
  state.timer = null;
  state.kept = {};
}
