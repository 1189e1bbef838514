import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rows = [
  ...readFileSync("docs/security.md", "utf8").matchAll(/^\| ([\d.]+) .*`([^`\n]+)` *\|$/gm),
].map(([, row = "", file = ""]) => [row, file] as const);

it("reads the table", () => {
  expect(rows.length).toBeGreaterThan(25);
});

it.each(rows)("ASVS %s is named by its test in %s", (row, file) => {
  expect(readFileSync(file, "utf8")).toMatch(
    new RegExp(`ASVS[^\\n]*\\b${row.replaceAll(".", "\\.")}\\b`),
  );
});
