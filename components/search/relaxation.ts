import type { JobSearch } from "@/lib/jobs/schema";
import { FACET_NAMES, type FacetName } from "@/lib/search/schema";
import { searchName } from "@/lib/search/search-name";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { chooseForm } from "@/lib/shared/plural";
import type { SearchScope } from "./scope";

type RelaxedSearch = Pick<
  JobSearch,
  "total" | "facets" | "place" | "company" | "asked" | "understood"
>;

function uncapitalise(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLocaleLowerCase("en") + text.slice(1)
    : text;
}

const NAMED: readonly FacetName[] = ["mode", "level", "jobType", "category"];
const isNamed = (kind: string): kind is FacetName => (NAMED as readonly string[]).includes(kind);

/** What was dropped and isn't in a search's name: "Night shift", "From £40,000 a year". */
function unnamed({ understood, asked }: RelaxedSearch): string[] {
  return understood.chips
    .filter(({ unused, kind, text }) => {
      if (unused !== "noneFound" || kind === "place") return false;
      // "Spanish speaking" is in the name as the words that it is.
      if (asked?.query.query.includes(text)) return false;
      // A single value of a facet is part of the name, and a level of none is one of the search's
      // words.
      return !isNamed(kind) || (asked?.query[kind].length ?? 0) > 1;
    })
    .map(({ label }) => `“${label}”`);
}

// What the jobs are instead: "all full-time", "full-time: 12, internship: 3".
function instead({ understood, asked, facets, total }: RelaxedSearch): string {
  const given = FACET_NAMES.find(
    (name) => (asked?.query[name].length ?? 0) > 0 && understood.query[name].length === 0,
  );
  const values = given ? facets[given].filter(({ count }) => count > 0) : [];
  const [only] = values;
  if (only && values.length === 1 && only.count === total)
    return `, all ${uncapitalise(only.label)}`;
  const counted = values.map(
    ({ label, count }) => `${uncapitalise(label)}: ${formatNumber(count)}`,
  );
  return counted.length > 0 ? ` (${counted.join(", ")})` : "";
}

/** Where they are: " Nearest: Bath (3, 19 km), London (2, 171 km). 4 are remote." */
function nearest({ asked, facets }: RelaxedSearch): string {
  if (!asked || asked.nearest.length === 0) return "";
  const places = asked.nearest.map(
    ({ label, count, km }) => `${label} (${formatNumber(count)}, ${formatNumber(km)} km)`,
  );
  const remote = facets.mode.find(({ value }) => value === "remote")?.count ?? 0;
  const too = remote === 0 ? "" : ` Remote: ${formatNumber(remote)}.`;
  return ` Nearest: ${places.join("; ")}.${too}`;
}

/** A search's name in the middle of a sentence, after "no" or a number. */
const jobsOf = (name: string) => (name === "All jobs" ? "jobs" : uncapitalise(name));

/** So many jobs of a search with this name: "12 nurse jobs in London, UK". */
export function countedJobs(total: number, name: string): string {
  const jobs = jobsOf(name);
  const one = jobs.replace(/\b(job|internship)s\b/, "$1");
  return `${formatNumber(total)} ${chooseForm(total, { one, other: jobs })}`;
}

/**
 * Says that no job matches everything, and what is shown instead, with counts: "No part-time nurse
 * jobs in London, UK. Shown instead: 15 nurse jobs in London, UK, all full-time." `null` if some
 * match.
 */
export function relaxationWords(scope: SearchScope, found: RelaxedSearch): string | null {
  const { asked, understood, place, company, total } = found;
  if (asked === null) return null;
  const missing = unnamed(found);
  const withWords = missing.length > 0 ? ` with ${missing.join(", ")}` : "";
  // A company is never given up.
  const missed = searchName(scope, asked.query, { place: asked.place, company });
  const none = `No ${jobsOf(missed)}${withWords}.`;
  const shown = countedJobs(total, searchName(scope, understood.query, { place, company }));
  return understood.query.asTyped
    ? `${none} Shown instead: ${shown}, with these words in the title or text.`
    : `${none} Shown instead: ${shown}${instead(found)}.${nearest(found)}`;
}
