import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Pages for readers wrap at 100 columns, so that a changed sentence shows as one change. Tables and
// code keep their lines.

const COLUMNS = 100;

const PAGES = [
  ...readdirSync("."),
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => join("docs", name)),
].filter((name) => name.endsWith(".md"));

function longLines(path: string): string[] {
  let isCode = false;
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (/^\s*```/.test(line)) isCode = !isCode;
      const isProse = !isCode && !/^(\|| {4})/.test(line);
      const isLong = isProse && [...line].length > COLUMNS;
      return isLong ? [`${path}:${index + 1}: is longer than ${COLUMNS} columns`] : [];
    });
}

const found = PAGES.flatMap(longLines);
for (const problem of found) process.stderr.write(`${problem}\n`);
if (found.length > 0) process.exitCode = 1;
else process.stdout.write(`The pages wrap at ${COLUMNS} columns.\n`);
