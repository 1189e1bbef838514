import { expect, it } from "vitest";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { EVERYTHING, FRESHERS, scopedHref, withinScope } from "../scope";
import { activeFilters } from "./active-filters";

const names = {
  companies: [{ value: "kestrel-2f", label: "Kestrel Outdoor", count: 3 }],
  skills: [{ value: "cplusplus", label: "C++", count: 9 }],
};

function chips(scope: typeof EVERYTHING, address: string) {
  const parameters = Object.fromEntries(new URL(address, "http://x").searchParams);
  const query = withinScope(scope, parseSearchQuery(parameters));
  return activeFilters(query, { scope, names, currency: "EUR" }).map(({ label, without }) => [
    label,
    scopedHref(scope, without),
  ]);
}

it("removes each value separately and goes back to the first page", () => {
  expect(chips(EVERYTHING, "/search-results?query=designer&mode=hybrid,remote&page=4")).toEqual([
    ["Hybrid", "/search-results?query=designer&mode=remote"],
    ["Remote", "/search-results?query=designer&mode=hybrid"],
  ]);
});

it("uses the names of companies and skills, and others' addresses", () => {
  const labels = chips(EVERYTHING, "/search-results?company=kestrel-2f&skill=cplusplus,data-entry");

  expect(labels.map(([label]) => label)).toEqual(["Kestrel Outdoor", "C++", "data entry"]);
});

it("puts pay, distance, experience and age into words", () => {
  const address = "/search-results?location=Pune&radius=25&experience=1&salaryMin=45000&posted=7";

  expect(chips(EVERYTHING, address).map(([label]) => label)).toEqual([
    "Within 25 km",
    "1 year of experience",
    "From €45,000 a year",
    "Past 7 days",
  ]);
});

it("never offers to remove what defines the list", () => {
  expect(chips(FRESHERS, "/freshers?mode=remote").map(([label]) => label)).toEqual(["Remote"]);
  expect(activeFilters(EMPTY_QUERY, { scope: EVERYTHING, names, currency: "EUR" })).toEqual([]);
});
