import { describe, expect, it } from "vitest";
import { hiddenName, isHidden, redact, screenIdentity } from "./blind-screening";

const ines = { fullName: "Inês Carvalho", email: "ines@example.org", phone: "+351 912 345 678" };

const SHOWS = { showsNames: true };
const HIDES = { showsNames: false };

describe("isHidden", () => {
  it.each([
    ["a company that does not screen blind", [false, null, "submitted"], false],
    ["no stage yet", [true, null, "submitted"], true],
    ["no stage, but an interview", [true, null, "interview"], false],
    ["no stage, and not selected", [true, null, "not_selected"], true],
    ["a stage that hides", [true, HIDES, "interview"], true],
    ["a stage that shows", [true, SHOWS, "in_review"], false],
    ["a stage that hides where nobody screens blind", [false, HIDES, "offer"], false],
  ] as const)("%s", (_what, [isBlind, stage, status], expected) => {
    expect(isHidden({ isBlind, stage, status })).toBe(expected);
  });
});

describe("screen", () => {
  it("returns everything, or only a reference", () => {
    expect(screenIdentity(ines, { reference: "7KQ2M9XD", isHidden: false })).toEqual({
      isHidden: false,
      name: "Inês Carvalho",
      email: "ines@example.org",
      phone: "+351 912 345 678",
    });
    expect(screenIdentity(ines, { reference: "7KQ2M9XD", isHidden: true })).toEqual({
      isHidden: true,
      name: hiddenName("7KQ2M9XD"),
      email: null,
      phone: null,
    });
  });
});

describe("redact", () => {
  it.each([
    ["I am Inês Carvalho.", "I am [hidden]."],
    ["Regards, INÊS", "Regards, [hidden]"],
    ["Ask the Carvalhos in Carvalhosa", "Ask the Carvalhos in Carvalhosa"],
    ["Write to ines.c+jobs@mail.example.org, please", "Write to [hidden], please"],
    ["See https://ines.example/cv?x=1 and www.ines.example", "See [hidden] and [hidden]"],
    ["Call +351 912 345 678 or 020-7946-0958", "Call [hidden] or [hidden]"],
    [
      "From 2019 to 2024, in 12 shops with 4500 loaves",
      "From 2019 to 2024, in 12 shops with 4500 loaves",
    ],
    ["2019-2024: baker", "2019-2024: baker"],
  ])("%s", (text, expected) => {
    expect(redact(text, ines.fullName)).toBe(expected);
  });

  it("treats no character of a name as a pattern, and leaves names within words alone", () => {
    expect(redact("A. (B) [C]* Li lives in Lille", "A. (B) [C]* Li")).toBe(
      "[hidden] lives in Lille",
    );
    expect(redact("Listen to Li on an Oboe", "An Li")).toBe("Listen to [hidden] on an Oboe");
  });

  it("is fast for long meaningless texts", () => {
    const started = performance.now();
    redact("1 ".repeat(10_000), "Ana");
    redact("a@".repeat(10_000), "Ana");
    redact(`${"www.".repeat(5000)}`, "a ".repeat(100));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
