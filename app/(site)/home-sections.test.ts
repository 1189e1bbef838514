import { expect, it, vi } from "vitest";
import { SAMPLE_INTERNSHIPS } from "@/lib/jobs/samples";
import { orSamples } from "./home-sections";

vi.hoisted(() => {
  process.env["SAMPLE_CONTENT"] = "on";
});

const [first, ...samples] = SAMPLE_INTERNSHIPS;

it("a row without jobs shows samples, and one that couldn't be loaded says so", async () => {
  const found = first ? [first] : [];

  expect(await orSamples("row", Promise.resolve(found), samples)).toEqual(found);
  expect(await orSamples("row", Promise.resolve([]), samples)).toEqual(samples);
  expect(await orSamples("row", Promise.reject(new Error("no database")), samples)).toBeNull();
});
