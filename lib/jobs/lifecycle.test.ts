import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canTransition,
  jobSlug,
  levelOfYears,
  locationLine,
  newShortId,
  readShortId,
} from "./lifecycle";
import type { JobStatus } from "./schema";

describe("canTransition", () => {
  it.each<[JobStatus, JobStatus, boolean]>([
    ["draft", "in_review", true],
    ["draft", "live", true],
    ["draft", "rejected", true],
    ["draft", "expired", false],
    ["in_review", "live", true],
    ["in_review", "rejected", true],
    ["live", "paused", true],
    ["live", "draft", false],
    ["paused", "live", true],
    ["closed", "live", true],
    ["expired", "live", true],
    ["rejected", "live", false],
    ["rejected", "draft", true],
    ["removed", "live", false],
    ["removed", "draft", false],
  ])("%s → %s: %s", (from, to, allowed) => {
    expect(canTransition(from, to)).toBe(allowed);
  });
});

describe("levelOfYears", () => {
  it.each([
    [0, "entry"],
    [1.9, "entry"],
    [2, "mid"],
    [4.5, "mid"],
    [5, "senior"],
    [9.9, "senior"],
    [10, "executive"],
    [40, "executive"],
  ])("%s years: %s", (years, level) => {
    expect(levelOfYears(years)).toBe(level);
  });
});

describe("a job's address", () => {
  it("ends in the short id, whatever the title", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, company) => {
        const shortId = newShortId();
        expect(readShortId(jobSlug(title, company, shortId))).toBe(shortId);
      }),
    );
  });

  it.each([
    ["Senior Product Designer", "Lantern & Co", "senior-product-designer-lantern-co-23456789bc"],
    ["パン職人", "株式会社", "23456789bc"],
    ["Café manager", "", "cafe-manager-23456789bc"],
  ])("of %s at %s is %s", (title, company, slug) => {
    expect(jobSlug(title, company, "23456789bc")).toBe(slug);
  });

  it.each(["", "baker", "baker-", "baker-23456789b", "baker23456789bc", "baker-23456789BC"])(
    "can't be %j",
    (slug) => {
      expect(readShortId(slug)).toBeNull();
    },
  );
});

describe("locationLine", () => {
  const place = (label: string) => ({ cityId: null, label, countryCode: null });

  it.each([
    [[place("Pune, India")], "on_site", "Pune, India"],
    [[place("Pune, India"), place("Oslo"), place("Rome")], "hybrid", "Pune, India + 2 more"],
    [[], "remote", "Remote"],
  ] as const)("%j, %s: %s", (places, workMode, line) => {
    expect(locationLine({ places: [...places], workMode })).toBe(line);
  });
});
