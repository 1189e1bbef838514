import { expect, it } from "vitest";
import { FRESHER_MAX_YEARS } from "@/lib/jobs/schema";
import { EMPTY_QUERY } from "@/lib/search/schema";
import {
  clearedHref,
  EVERYTHING,
  FRESHERS,
  INTERNSHIPS,
  isNarrowed,
  scopedHref,
  withinScope,
} from "./scope";

it("leaves the filters that define a list out of its address", () => {
  const query = withinScope(FRESHERS, { ...EMPTY_QUERY, location: "Pune", mode: ["remote"] });

  expect(scopedHref(FRESHERS, query)).toBe("/freshers?location=Pune&mode=remote");
});

it("overrides parameters that contradict the list", () => {
  const query = withinScope(INTERNSHIPS, { ...EMPTY_QUERY, jobType: ["contract"] });

  expect(query.jobType).toEqual(["internship"]);
});

it("clears the filters but keeps the words, the place and the order", () => {
  const query = {
    ...EMPTY_QUERY,
    query: "nurse",
    location: "Pune",
    hasPay: true,
    page: 3,
    radius: 25,
  };

  expect(clearedHref(EVERYTHING, { ...query, sort: "pay" })).toBe(
    "/search-results?query=nurse&location=Pune&sort=pay",
  );
});

it("calls a search narrowed if it has words or filters of its own", () => {
  const whole = withinScope(FRESHERS, { ...EMPTY_QUERY, sort: "pay", page: 2 });

  expect(isNarrowed(FRESHERS, whole)).toBe(false);
  expect(isNarrowed(FRESHERS, { ...whole, posted: 7 })).toBe(true);
});

it("counts the same jobs as fresher jobs as other lists do", () => {
  expect(FRESHERS.fixed.experience).toBe(FRESHER_MAX_YEARS);
});

it("keeps words as typed when filters are cleared", () => {
  const query = { ...EMPTY_QUERY, query: "remote", asTyped: true, hasPay: true };

  expect(clearedHref(EVERYTHING, { ...query, sort: "relevance" })).toBe(
    "/search-results?query=remote&asTyped=1",
  );
});
