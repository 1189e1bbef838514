import { expect, it } from "vitest";
import { vagueTypesIn } from "./vague-types";

it("reports exported types whose names say nothing alone", () => {
  const text = [
    "export type Facts = { id: string };",
    "export type CacheFacts = { id: string };",
    "type Parts = string[];",
    "export class Best {}",
    "export const Wanted = 1;",
  ].join("\n");

  expect(vagueTypesIn("lib/jobs/a.ts", text)).toEqual([
    'lib/jobs/a.ts: the type "Facts" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Best" needs a name that says what it is',
  ]);
});

it("reports local types with the vaguest names, and no others", () => {
  const text = [
    "type Found = { id: string };",
    "  type Kept = string;",
    "interface Open {}",
    "type FoundJob = Found;",
    "type Row = { id: string };",
    'import type { Read } from "./a";',
  ].join("\n");

  expect(vagueTypesIn("lib/jobs/a.ts", text)).toEqual([
    'lib/jobs/a.ts: the type "Found" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Kept" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Open" needs a name that says what it is',
  ]);
});
