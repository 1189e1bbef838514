import { hiddenName } from "../employer-view/blind-screening";
import type { PipelineSort } from "./filters.schema";
import type { PipelineRow } from "./schema";

// The list's orders (`orderOf` in conditions.queries.ts), for rows that a page has moved before the
// server has sent them again. A test holds both together.

type Compare = (one: PipelineRow, other: PipelineRow) => number;

function ascending(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
const newest: Compare = (one, other) =>
  ascending(other.submittedAt, one.submittedAt) || ascending(other.id, one.id);
const byReference: Compare = (one, other) =>
  ascending(one.reference, other.reference) || ascending(one.id, other.id);

/** A name to sort by; those without one come last. */
const sortName = ({ name, reference }: PipelineRow) =>
  name === hiddenName(reference) ? "\u{10ffff}" : name.toLowerCase();

const ORDERS: Record<PipelineSort, Compare> = {
  newest,
  oldest: (one, other) => -newest(one, other),
  changed: (one, other) => ascending(other.changedAt, one.changedAt) || ascending(other.id, one.id),
  name: (one, other) => ascending(sortName(one), sortName(other)) || ascending(one.id, other.id),
  rating: (one, other) => ascending(other.rating ?? 0, one.rating ?? 0) || newest(one, other),
  skills: (one, other) =>
    ascending(other.skills?.matched ?? 0, one.skills?.matched ?? 0) || newest(one, other),
  waiting: (one, other) =>
    ascending(one.stageSince, other.stageSince) || ascending(one.id, other.id),
};

/** How a list in this order compares two of its applications. */
export function comparisonOf(sort: PipelineSort, isBlind: boolean): Compare {
  return isBlind && sort === "name" ? byReference : ORDERS[sort];
}

/** The rows with those that have just come put where they belong; the others stay as they are. */
export function placed(
  rows: readonly PipelineRow[],
  hasCome: (row: PipelineRow) => boolean,
  compare: Compare,
): PipelineRow[] {
  const list = rows.filter((row) => !hasCome(row));
  for (const row of rows.filter(hasCome)) {
    const at = list.findIndex((other) => compare(row, other) < 0);
    list.splice(at < 0 ? list.length : at, 0, row);
  }
  return list;
}
