import { plural } from "../plural";

type Totals = { liveJobs: number; companies: number };

/** The headline's two lines: it breaks after its first " - ". */
export function headlineLines(headline: string): string[] {
  const at = headline.indexOf(" - ");
  return at < 0 ? [headline] : [headline.slice(0, at + 3), headline.slice(at + 3)];
}

/**
 * The line under the headline with today's figures. A sentence with figures is left out where there
 * are none.
 */
export function fillLede(lede: string, totals: Totals | null): string {
  if (totals === null || totals.liveJobs === 0) {
    const sentences = lede.split(/(?<=[.!?]) /);
    return sentences.filter((sentence) => !/\{(?:jobs|companies)\}/.test(sentence)).join(" ");
  }
  const jobs = plural(totals.liveJobs, { one: "{count} open job", other: "{count} open jobs" });
  const companies = plural(totals.companies, {
    one: "{count} company",
    other: "{count} companies",
  });
  return lede.replaceAll("{jobs}", jobs).replaceAll("{companies}", companies);
}
