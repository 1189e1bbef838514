import { expect, it } from "vitest";
import { vagueTypesIn } from "./vague-types";

it("reports exported types whose names mean nothing by themselves", () => {
  const text = [
    "export type Facts = { id: string };",
    "export type CacheFacts = { id: string };",
    "type Lines = string[];",
    "export class Best {}",
    "export const Wanted = 1;",
  ].join("\n");

  expect(vagueTypesIn("lib/jobs/a.ts", text)).toEqual([
    'lib/jobs/a.ts: the type "Facts" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Best" needs a name that says what it is',
  ]);
});

it("reports local types whose names fit any value, and no plain nouns", () => {
  const text = [
    "type Found = { id: string };",
    "  type Kept = string;",
    "type Counted = { count: number };",
    "type Meeting = { id: string };",
    "type Entry = { id: string };",
    "interface Open {}",
    "type FoundJob = Found;",
    "type Row = { id: string };",
    'import type { Read } from "./a";',
  ].join("\n");

  expect(vagueTypesIn("lib/jobs/a.ts", text)).toEqual([
    'lib/jobs/a.ts: the type "Found" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Kept" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Counted" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Entry" needs a name that says what it is',
    'lib/jobs/a.ts: the type "Open" needs a name that says what it is',
  ]);
});
