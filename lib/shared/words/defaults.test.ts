import { expect, it } from "vitest";
import { copyrightLine, DEFAULT_WORDS } from "./defaults";

it.each([
  [DEFAULT_WORDS.copyright, "© 2021-2026 Harbour Jobs"],
  ["© {site}", "© Harbour Jobs"],
  ["{year}, {year}", "2026, 2026"],
  ["All rights reserved", "All rights reserved"],
])("fills %s in", (copyright, line) => {
  expect(copyrightLine({ copyright }, { year: 2026, siteName: "Harbour Jobs" })).toBe(line);
});
