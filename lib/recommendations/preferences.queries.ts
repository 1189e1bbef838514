import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { searchJobs } from "@/lib/jobs/queries";
import { findPlace } from "@/lib/places/queries";
import { db } from "@/lib/platform/db/client";
import { findSignals } from "@/lib/profiles/queries";
import type { Finding } from "@/lib/profiles/resumes/schema";
import { searchHref } from "@/lib/search/search-query";
import { understandSentence } from "@/lib/search/understanding/sentences.queries";
import { arePreferencesEmpty, NO_PREFERENCES, preferredHref, preferredSearch } from "./preferences";
import type { PreferencesView, PreferredJobs, SeekerPreferences } from "./preferences.schema";
import { workOf } from "./scoring";

/** Someone's preferences; `null` until they save any. */
export async function loadPreferences(userId: string): Promise<SeekerPreferences | null> {
  const row = await db.jobPreferences.findUnique({ where: { userId } });
  if (!row) return null;
  const { roles, places, radiusKm, workModes, jobTypes, payMin, payCurrency, payPeriod } = row;
  const pay =
    payMin !== null && payCurrency !== null && payPeriod !== null
      ? { min: payMin, currency: payCurrency, period: payPeriod }
      : null;
  return { roles, places, radiusKm, workModes, jobTypes, pay };
}

/** The actor's preferences, empty ones until they save any. */
export async function findPreferences(actor: Actor): Promise<PreferencesView> {
  const saved = await loadPreferences(actor.id);
  const preferences = saved ?? NO_PREFERENCES;
  // As an alert for it is stored (lib/alerts/owned.commands.ts): understood, and in no order.
  const { query } = await understandSentence(preferredSearch(preferences));
  const sort = query.query === "" ? "newest" : "relevance";
  return { ...preferences, search: searchHref({ ...query, sort }), isSaved: saved !== null };
}

const MAX_SUGGESTED = 3;
// A title of more words is a sentence about the work.
const MOST_WORDS = 4;

/**
 * Roles and places that the actor's profile, or what was found in a resume, suggests to begin their
 * preferences with.
 */
export async function suggestPreferences(
  actor: Actor,
  read: readonly Finding[],
): Promise<Pick<SeekerPreferences, "roles" | "places">> {
  const { titles, location } = await findSignals(actor.id);
  const found = read.flatMap(({ kind, content }) =>
    kind === "experience" ? (content.title ?? []) : [],
  );
  const works = [...titles, ...found].flatMap((title) => workOf(title) ?? []);
  const roles = new Map<string, string>();
  for (const work of works) {
    const isShort = work.split(" ").length <= MOST_WORDS && !/["-]/.test(work);
    if (isShort && !roles.has(work.toLowerCase())) roles.set(work.toLowerCase(), work);
  }
  const place = read.find((one) => one.kind === "contact" && one.content.field === "location");
  const where = location ?? (place?.kind === "contact" ? place.content.value : null);
  return {
    roles: [...roles.values()].slice(0, MAX_SUGGESTED),
    places: where && (await findPlace(where)) ? [where] : [],
  };
}

/**
 * The newest live jobs for these preferences; with empty ones, the newest of all. None that only
 * mention a role are among them.
 */
export async function listPreferredJobs(
  preferences: SeekerPreferences,
  limit: number,
): Promise<PreferredJobs> {
  const { jobs, total } = await searchJobs(preferredSearch(preferences), limit);
  return {
    jobs,
    total,
    href: arePreferencesEmpty(preferences) ? "/jobs" : preferredHref(preferences),
  };
}
