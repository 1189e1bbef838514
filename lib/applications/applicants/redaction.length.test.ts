import { describe, expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { LONG_TEXTS } from "@/lib/testing/long-texts";
import { redact, redactResume } from "./redaction";

const ines = { fullName: "Inês Carvalho", schools: ["University of Porto"], place: "Porto" };

describe.each([
  ["redact", (text: string) => redact(text, ines.fullName)],
  ["redactResume", (text: string) => redactResume(text, ines)],
])("%s", (_name, work) => {
  it.each(LONG_TEXTS)("takes time in proportion to its length: %s", (_what, make) => {
    expect(growth(work, make)).toBeLessThan(STEEP);
  });
});
