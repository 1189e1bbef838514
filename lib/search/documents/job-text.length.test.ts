import { describe, expect, it } from "vitest";
import { fold } from "@/lib/shared/text";
import { growth, STEEP } from "@/lib/testing/growth";
import { LONG_TEXTS } from "@/lib/testing/long-texts";
import { indexText } from "../vocabulary/indexed-text";
import { conditionsOf, needsNoExperience } from "./conditions";
import { divideText } from "./job-text";

const NONE = new Set<string>();

describe.each([
  ["divideText", (text: string) => divideText({ description: text, companyName: "Harrow" }, NONE)],
  ["conditionsOf", (text: string) => conditionsOf("nurse", fold(text))],
  ["needsNoExperience", (text: string) => needsNoExperience("nurse", fold(text))],
  ["indexText", indexText],
])("%s", (_name, work) => {
  it.each(LONG_TEXTS)("takes time in proportion to its length: %s", (_what, make) => {
    expect(growth(work, make)).toBeLessThan(STEEP);
  });
});
