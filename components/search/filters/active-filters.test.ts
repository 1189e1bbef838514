import { expect, it } from "vitest";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { aCustomField } from "@/lib/testing/posting";
import { EVERYTHING, FRESHERS, scopedHref, withinScope } from "../scope";
import { activeFilters } from "./active-filters";

const names = {
  companies: [{ value: "kestrel-2f", label: "Kestrel Outdoor", count: 3 }],
  skills: [{ value: "cplusplus", label: "C++", count: 9 }],
};

const customFields = [
  aCustomField({ key: "shift", name: "Shift", kind: "choice", choices: ["Day", "Night"] }),
  aCustomField({ key: "licence", name: "Driving licence", kind: "yes_no" }),
  aCustomField({ key: "hours", name: "Week", kind: "number", unit: "hours" }),
];

function chips(scope: typeof EVERYTHING, address: string) {
  const parameters = Object.fromEntries(new URL(address, "http://x").searchParams);
  const query = withinScope(scope, parseSearchQuery(parameters));
  return activeFilters(query, { scope, names, currency: "EUR", customFields }).map(
    ({ label, without }) => [label, scopedHref(scope, without)],
  );
}

it("removes each value separately and goes back to the first page", () => {
  expect(chips(EVERYTHING, "/search-results?query=designer&mode=hybrid,remote&page=4")).toEqual([
    ["Hybrid", "/search-results?query=designer&mode=remote"],
    ["Remote", "/search-results?query=designer&mode=hybrid"],
  ]);
});

it("shows the names of companies and skills, or the value in the address if there is none", () => {
  const labels = chips(EVERYTHING, "/search-results?company=kestrel-2f&skill=cplusplus,data-entry");

  expect(labels.map(([label]) => label)).toEqual(["Kestrel Outdoor", "C++", "data entry"]);
});

it("names the site's own fields, and shows unknown ones as in the address", () => {
  const address = "/search-results?field.licence=no&field.shift=day,night&field.gone=x";

  expect(chips(EVERYTHING, address)).toEqual([
    ["gone: x", "/search-results?field.licence=no&field.shift=day,night"],
    ["Driving licence: No", "/search-results?field.gone=x&field.shift=day,night"],
    ["Shift: Day", "/search-results?field.gone=x&field.licence=no&field.shift=night"],
    ["Shift: Night", "/search-results?field.gone=x&field.licence=no&field.shift=day"],
  ]);
});

it("names ranges of the site's own fields", () => {
  const address = "/search-results?field.hours.min=20&field.hours.max=1200.5&field.gone.max=-3";

  expect(chips(EVERYTHING, address)).toEqual([
    ["gone: up to -3", "/search-results?field.hours.min=20&field.hours.max=1200.5"],
    ["Week: from 20 to 1,200.5 hours", "/search-results?field.gone.max=-3"],
  ]);
  const [from] = chips(EVERYTHING, "/search-results?field.hours.min=0");
  expect(from).toEqual(["Week: from 0 hours", "/search-results"]);
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

it("never offers to remove the filters that define the list", () => {
  expect(chips(FRESHERS, "/freshers?mode=remote").map(([label]) => label)).toEqual(["Remote"]);
  expect(
    activeFilters(EMPTY_QUERY, { scope: EVERYTHING, names, currency: "EUR", customFields }),
  ).toEqual([]);
});
