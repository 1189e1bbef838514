import type { Doubt } from "../resumes/schema";
import { findEnd, findRange, type MonthRange } from "./dates";

/** One position or course of study: its head, as lines of cells, and what is said about it. */
export type ResumeEntry = { head: string[][]; range: MonthRange | null; body: string[] };

type Line = { cells: string[]; range: MonthRange | null; isItem: boolean };

const ITEM = /^[•◦▪●○■□◆◇‣⁃∙·*–—-]\s*/u;
const DURATION = /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?)[\s,]*)+\)?$/i;
// Text that begins like this describes an entry; it is never its name.
const NOTE =
  /^(?:c?gpa|grade|marks|relevant|coursework|thesis|dissertation|minor|activities|honou?rs|awards?|advis[oe]r|technologies|tech stack|environment|responsibilities|key (?:achievements|responsibilities)|tools|achievements|projects?)\b/i;
const MOST_HEAD = 3;

const trimmed = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/^[\s,;|·•–—-]+|[\s,;|·•–—(-]+$/g, "")
    .trim();

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    text.length > 110 || words > 16 || /^\p{Ll}/u.test(text) || (words > 6 && /[.!?;]$/.test(text))
  );
}

function findTime(cell: string, mayEnd: boolean): ReturnType<typeof findRange> {
  return findRange(cell) ?? (mayEnd ? findEnd(cell) : null);
}

function toLine(line: string, hasEnds: boolean): Line {
  const isItem = ITEM.test(line);
  const cells: string[] = [];
  let range: MonthRange | null = null;
  for (const [index, cell] of line.replace(ITEM, "").split("\t").entries()) {
    // In a list item, only a date that stands apart at its end counts; any other is part of a
    // sentence.
    const isText: boolean = range !== null || (isItem && index === 0);
    const found: ReturnType<typeof findRange> = isText ? null : findTime(cell, hasEnds && !isItem);
    range ??= found?.range ?? null;
    const rest = found ? [found.before, found.after] : [cell];
    cells.push(...rest.map(trimmed).filter((text) => text !== "" && !DURATION.test(text)));
  }
  return { cells, range, isItem };
}

const isHead = ({ cells, isItem }: Line) =>
  !isItem && cells.length > 0 && !isSentence(cells[0] ?? "") && !NOTE.test(cells[0] ?? "");

/** How many lines of an entry's head come before its dates, judging by the first entry. */
function linesAbove(lines: readonly Line[]): number {
  const first = lines.findIndex(({ range }) => range !== null);
  return lines.slice(0, Math.max(0, first)).filter(isHead).length;
}

function beginsAnother(entry: ResumeEntry, line: Line, above: number): boolean {
  if (entry.head.length === 0) return false;
  if (entry.body.length > 0 || entry.head.length >= MOST_HEAD) return true;
  if (entry.range === null) return false;
  return line.range !== null || above > 0;
}

function addLine(entry: ResumeEntry, line: Line, isOwn: boolean): void {
  const [first, ...aside] = line.cells;
  entry.range ??= line.range;
  if (isOwn) entry.head.push(line.cells);
  else if (first) entry.body.push(first);
  // What is beside a list item belongs to the head: a place.
  if (!isOwn && aside.length > 0) entry.head.push(["", ...aside]);
}

/**
 * Splits a section into its entries. A new one begins at a line that is neither a list item nor a
 * sentence, once the previous one has a description or dates. With `hasEnds`, a single date ends an
 * entry, for resumes that give only the year of graduation.
 */
export function toEntries(texts: readonly string[], { hasEnds = false } = {}): ResumeEntry[] {
  const lines = texts.map((text) => toLine(text, hasEnds));
  const above = linesAbove(lines);
  const entries: ResumeEntry[] = [];
  for (const line of lines) {
    const isOwn = isHead(line) || (!line.isItem && line.range !== null);
    const last = entries.at(-1);
    const isNew = isOwn && (!last || beginsAnother(last, line, above));
    if (isNew) entries.push({ head: [], range: null, body: [] });
    const entry = entries.at(-1);
    if (entry) addLine(entry, line, isOwn);
  }
  return entries.filter(({ head }) => head.flat().some(Boolean));
}

const MOST_TEXT = 4000;

/** An entry's description, one list item per line; `undefined` when there is none. */
export function descriptionOf({ body }: ResumeEntry): string | undefined {
  return body.join("\n").slice(0, MOST_TEXT).trim() || undefined;
}

/** An entry's months, in the shape of the profile's input. */
export function monthsOf({ range }: ResumeEntry): {
  startMonth?: string;
  endMonth?: string | null;
} {
  if (!range) return {};
  return { ...(range.start ? { startMonth: range.start } : {}), endMonth: range.end };
}

/** What is uncertain about an entry's months. */
export function monthDoubts({ range }: ResumeEntry): Doubt[] {
  return range?.isRough ? ["years_only"] : [];
}
