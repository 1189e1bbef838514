import { expect, it } from "vitest";
import { DEFAULT_APPEARANCE } from "../appearance/defaults";
import { DEFAULT_FEATURES, isOffered, shownOf, withoutMissingLinks } from "./features";

const without = (...names: (keyof typeof DEFAULT_FEATURES)[]) => ({
  ...DEFAULT_FEATURES,
  ...Object.fromEntries(names.map((name) => [name, false])),
});

it.each([
  ["internships", "/internships"],
  ["internships", "/Internships/?page=2"],
  ["freshers", "/freshers#list"],
  ["companies", "/companies?query=north"],
  ["blog", "/Blogs"],
  ["blog", "/blogs/how-to-write-a-cv"],
] as const)("hides the page of %s at %s once it is off", (name, address) => {
  expect(isOffered(DEFAULT_FEATURES, address)).toBe(true);
  expect(isOffered(without(name), address)).toBe(false);
});

it.each([
  "/",
  "/jobs",
  "/companies/northwind-logistics",
  "/blogs-of-ours",
  "https://allgaeu.example/companies",
])("keeps %s whatever is off", (address) => {
  const nothing = without("internships", "freshers", "companies", "blog");
  expect(isOffered(nothing, address)).toBe(true);
});

it("leaves out links to pages that don't exist", () => {
  const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  const { navigation, footer } = withoutMissingLinks(
    DEFAULT_APPEARANCE,
    without("companies", "blog"),
  );
  expect(labels(navigation)).toEqual(["Freshers", "Internships", "For Employers"]);
  expect(footer.flatMap(labels)).not.toEqual(expect.arrayContaining(["Blogs"]));
  expect(footer.flatMap(labels)).not.toEqual(expect.arrayContaining(["Companies"]));
  expect(footer.flatMap(labels)).toContain("Career");
});

it("hides choices, except those that are chosen", () => {
  const shown = (chosen: string[]) =>
    shownOf(["full_time", "freelance", "internship"], {
      hidden: ["freelance", "internship", "no_longer_known"],
      chosen,
      nameOf: (name) => name,
    });
  expect(shown([])).toEqual(["full_time"]);
  expect(shown(["internship"])).toEqual(["full_time", "internship"]);
});
