import { createRequire } from "node:module";
import { cruise } from "dependency-cruiser";

// Plain JavaScript, run by Node alone: dependency-cruiser does not find swc's parts under tsx.

// It would pass even if it understood nothing, so it must have seen at least this many of our own
// files, and as many imports between them. Raise both as the product grows.
const FILES_FLOOR = 150;
const IMPORTS_FLOOR = 400;
const ROOTS = ["app", "bench", "components", "e2e", "lib", "middleware.ts", "prisma", "scripts"];

const load = createRequire(import.meta.url);

// With TypeScript 7, which has no API that it knows, dependency-cruiser reads through swc, but asks
// swc for TypeScript without JSX whatever the file.
const swc = load("@swc/core");
const parse = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, asked) => parse(file, { ...asked, tsx: file.endsWith(".tsx") });

const { options, forbidden } = load("../.dependency-cruiser.cjs");
const { output } = await cruise(
  ROOTS,
  { ...options, ruleSet: { forbidden }, validate: true },
  { alias: { "@": process.cwd() } },
);
const own = output.modules.filter(({ source }) => !source.includes("node_modules"));
const sources = new Set(own.map(({ source }) => source));
const imports = own
  .flatMap(({ dependencies }) => dependencies)
  .filter(({ resolved }) => sources.has(resolved));
const problems = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);
if (own.length < FILES_FLOOR || imports.length < IMPORTS_FLOOR) {
  problems.push(
    `Only ${own.length} files and ${imports.length} imports were found; expected at least ${FILES_FLOOR} and ${IMPORTS_FLOOR}.`,
  );
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${imports.length} imports of ${own.length} files follow the rules.\n`);
