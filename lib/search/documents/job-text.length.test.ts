import { describe, expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { LONG_TEXTS } from "@/lib/testing/long-texts";
import { indexText } from "../vocabulary/indexed-text";
import { foldClauses, needsNoExperience, readConditions } from "./conditions";
import { divideText } from "./job-text";

const NONE = new Set<string>();

describe.each([
  ["divideText", (text: string) => divideText({ description: text, companyName: "Harrow" }, NONE)],
  ["readConditions", (text: string) => readConditions("nurse", foldClauses(text))],
  ["needsNoExperience", (text: string) => needsNoExperience("nurse", foldClauses(text))],
  ["indexText", indexText],
])("%s", (_name, work) => {
  it.each(LONG_TEXTS)("takes time in proportion to its length: %s", (_what, make) => {
    expect(growth(work, make)).toBeLessThan(STEEP);
  });
});
