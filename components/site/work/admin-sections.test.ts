import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { BOARD_SECTIONS, isAt, SECTIONS, sectionAt } from "./admin-sections";

const ENTRIES = SECTIONS.flatMap(({ pages }) => pages);

it("links to every page of the admin area, and to each once", () => {
  const folders = readdirSync("app/admin", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/admin/${name}`);

  expect(ENTRIES.map(([href]) => href).toSorted()).toEqual(["/admin", ...folders].toSorted());
  expect(new Set(ENTRIES.map(([, label]) => label)).size).toBe(ENTRIES.length);
});

it.each([
  ["/admin", "Home"],
  ["/admin/sources/new", "Jobs"],
  ["/admin/content/pages/about", "Site"],
  ["/admin/webhooks/7", "System"],
  ["/admin/nowhere", undefined],
])("puts %s into %s", (path, label) => {
  expect(sectionAt(path)?.label).toBe(label);
});

it("marks a page as current on pages below it, but not on one whose name begins alike", () => {
  expect(isAt("/admin/people/7", "/admin/people")).toBe(true);
  expect(isAt("/admin/peoples", "/admin/people")).toBe(false);
  expect(isAt("/admin/people", "/admin")).toBe(false);
});

it("shows a board admin only the pages for boards", () => {
  expect(BOARD_SECTIONS).toEqual([
    {
      label: "Site",
      pages: [
        ["/admin/appearance", "Appearance"],
        ["/admin/words", "Words"],
        ["/admin/content", "Content"],
        ["/admin/settings", "Settings"],
      ],
    },
  ]);
  expect(sectionAt("/admin/people", BOARD_SECTIONS)).toBeUndefined();
});
