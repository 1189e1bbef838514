import type { LiveChange } from "@/lib/applications/pipeline/live.schema";
import { plural } from "@/lib/shared/plural";

/** The same change, however often it is told. */
export const keyOf = ({ applicationId, at }: LiveChange) => `${applicationId} ${at}`;

/** Whether there is something to say about a change: it is a colleague's move, or new. */
export function isNews({ kind, isOwn }: LiveChange): boolean {
  return kind !== "changed" && !isOwn;
}

function sayOne({ kind, who, name, stageName }: LiveChange): string {
  if (kind === "arrived") return `${name} applied.`;
  return who ? `${who} moved ${name} to ${stageName}.` : `${name} moved to ${stageName}.`;
}

const ARRIVED = { one: "{count} new application.", other: "{count} new applications." };
const MOVED = { one: "{count} application moved", other: "{count} applications moved" };

/** What happened, in one line: "Mara moved Jonas Weber to Interview." */
export function sayChanges(news: readonly LiveChange[]): string {
  const [first] = news;
  if (!first) return "";
  if (news.length === 1) return sayOne(first);
  if (news.every(({ kind }) => kind === "arrived")) return plural(news.length, ARRIVED);
  const isSame = (same: (change: LiveChange) => string | null) =>
    news.every((change) => same(change) === same(first));
  if (news.some(({ kind }) => kind !== "moved")) {
    return plural(news.length, { one: "{count} change.", other: "{count} changes." });
  }
  const moved = plural(news.length, MOVED);
  const to = isSame(({ stageId }) => stageId) ? ` to ${first.stageName}` : "";
  return isSame(({ who }) => who) && first.who
    ? `${first.who} moved ${plural(news.length, { one: "{count} application", other: "{count} applications" })}${to}.`
    : `${moved}${to}.`;
}
