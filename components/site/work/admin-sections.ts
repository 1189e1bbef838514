type PageEntry = readonly [href: string, label: string];

type Section = { readonly label: string; readonly pages: readonly PageEntry[] };

/** The admin area's sections, each with its pages; a section leads to its first page. */
export const SECTIONS: readonly Section[] = [
  { label: "Home", pages: [["/admin", "Home"]] },
  {
    label: "Review",
    pages: [
      ["/admin/review", "Queue"],
      ["/admin/reasons", "Reasons"],
    ],
  },
  {
    label: "Accounts",
    pages: [
      ["/admin/people", "People"],
      ["/admin/companies", "Companies"],
    ],
  },
  {
    label: "Jobs",
    pages: [
      ["/admin/sources", "Sources"],
      ["/admin/categories", "Categories"],
      ["/admin/fields", "Custom fields"],
      ["/admin/taxonomies", "Taxonomies"],
    ],
  },
  {
    label: "Site",
    pages: [
      ["/admin/appearance", "Appearance"],
      ["/admin/words", "Words"],
      ["/admin/content", "Content"],
      ["/admin/boards", "Boards"],
      ["/admin/settings", "Settings"],
    ],
  },
  {
    label: "System",
    pages: [
      ["/admin/metrics", "Metrics"],
      ["/admin/log", "Audit log"],
      ["/admin/tasks", "Failed tasks"],
      ["/admin/api-keys", "API keys"],
      ["/admin/webhooks", "Webhooks"],
    ],
  },
];

// What is a board's own, and so open to an admin of boards alone.
const OF_A_BOARD = ["/admin/appearance", "/admin/words", "/admin/content", "/admin/settings"];

/** The sections with the pages that an admin of boards alone can open. */
export const BOARD_SECTIONS: readonly Section[] = SECTIONS.flatMap(({ label, pages }) => {
  const open = pages.filter(([href]) => OF_A_BOARD.includes(href));
  return open.length > 0 ? [{ label, pages: open }] : [];
});

/** Whether a path is that page, or a page below it. */
export function isAt(path: string, href: string): boolean {
  return path === href || (href !== "/admin" && path.startsWith(`${href}/`));
}

/** The section that a path is in, if any. */
export function sectionAt(path: string, sections: readonly Section[] = SECTIONS) {
  return sections.find(({ pages }) => pages.some(([href]) => isAt(path, href)));
}
