import { expect, it } from "vitest";
import { vagueTypesIn } from "./vague-types";

it("reports exported types whose names say nothing alone, and no others", () => {
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
