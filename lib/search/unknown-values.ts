import * as read from "@/lib/shared/parameters";
import { FACET_NAMES, FACETS } from "./schema";
import { parseSearchQuery } from "./search-query";

/** A filter's value in an address that means nothing. */
export type UnknownValue = { label: string; value: string };

// Each filter with a value that isn't free text, and what it needs beside itself.
const CHECKED: [name: string, label: string, beside?: read.Parameters][] = [
  ...FACET_NAMES.map((name): [string, string] => [name, FACETS[name].legend]),
  ["experience", "Experience"],
  ["salaryMin", "Salary"],
  ["payCurrency", "Currency", { salaryMin: "1" }],
  ["posted", "Posted"],
  ["radius", "Distance", { location: "here" }],
  ["condition", "Condition"],
];
// No salary at all is no minimum.
const NOTHING = new Set(["salaryMin 0"]);

function isKnown(name: string, value: string, beside: read.Parameters): boolean {
  if (NOTHING.has(`${name} ${value}`)) return true;
  const without = parseSearchQuery(beside);
  const asRead = parseSearchQuery({ ...beside, [name]: value });
  return JSON.stringify(asRead) !== JSON.stringify(without);
}

/** The values that `parseSearchQuery` drops because no filter has them: "Experience: banana". */
export function unknownValues(parameters: read.Parameters): UnknownValue[] {
  return CHECKED.flatMap(([name, label, beside = {}]) =>
    [...new Set(read.readList(parameters, name))]
      .filter((value) => !isKnown(name, value, beside))
      .map((value) => ({ label, value })),
  );
}
