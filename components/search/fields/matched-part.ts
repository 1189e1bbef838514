import { fold } from "@/lib/shared/text";

/**
 * A label in three parts. The middle one matches what was typed; it's "" if a correction was meant.
 */
export type MatchedParts = readonly [before: string, matched: string, after: string];

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Finds what was typed at the start of one of a label's words, ignoring case and accents. */
export function matchedPart(label: string, typed: string): MatchedParts {
  const wanted = fold(typed);
  if (wanted === "") return [label, "", ""];
  for (const { index } of label.matchAll(WORD)) {
    if (!fold(label.slice(index)).startsWith(wanted)) continue;
    let end = index + 1;
    while (end < label.length && !fold(label.slice(index, end)).startsWith(wanted)) end += 1;
    return [label.slice(0, index), label.slice(index, end), label.slice(end)];
  }
  return [label, "", ""];
}
