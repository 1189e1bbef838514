import { readdirSync, readFileSync } from "node:fs";
import { checkClientWeight, readSources } from "./structure/client-weight";
import { findHomonyms } from "./structure/homonyms";
import { missingMentions } from "./structure/mentions";
import { ROOTS, treeMetrics } from "./structure/metrics";
import { checkPageSheets } from "./structure/page-sheets";
import { checkAreas, checkPlaces } from "./structure/places";
import { checkPurity } from "./structure/purity";
import { checkSheets } from "./structure/sheets";
import { COMPONENT_FILES, listFiles, readName } from "./structure/tree";
import { findVagueTypes } from "./structure/vague-types";

// A file is its topic, its suffix says what it may do, a folder is an area
// (docs/architecture/files.md). `--figures` prints the tree's metrics instead.

function checkClientSuffix(file: string, text: string): string[] {
  const isClient = /^["']use client["']/.test(text);
  const isNamed = /\.client\.tsx?$/.test(file);
  // Next requires these to be client components and names them.
  const isNextOwn = /(^|\/)(error|global-error)\.tsx$/.test(file);
  if (isClient === isNamed || isNextOwn) return [];
  return isClient
    ? [`${file}: a client component's name ends in .client.tsx`]
    : [`${file}: is named .client but does not begin with "use client"`];
}

// It refuses good addresses once it is compiled; lib/shared/web-link.ts says how.
function checkAddressReading(): string[] {
  return ROOTS.flatMap((root) => listFiles(root, /\.tsx?$/))
    .filter((file) => /\bURL\.canParse\(/.test(readFileSync(file, "utf8")))
    .map((file) => `${file}: reads an address with URL.canParse instead of parseUrl`);
}

// Decisions tell what was there before them.
function checkMentions(): string[] {
  const inFolders = [...ROOTS, "docs"].flatMap((folder) =>
    listFiles(folder, /\.(css|md|mjs|tsx?)$/),
  );
  const files = [...inFolders, ...readdirSync(".").filter((name) => /\.(md|ts|mjs)$/.test(name))];
  return files
    .filter((file) => !/^(docs\/decisions\/|lib\/content\/texts\/|CHANGELOG)/.test(file))
    .flatMap((file) => missingMentions(file, readFileSync(file, "utf8"), { files }));
}

function check(): string[] {
  const lib = listFiles("lib").map(readName);
  const seen = ["app", "components"].flatMap((folder) => listFiles(folder, COMPONENT_FILES));
  const sources = new Map(seen.map((file) => [file, readFileSync(file, "utf8")]));
  return [
    ...checkPlaces(lib),
    ...checkAreas(listFiles("components", COMPONENT_FILES).map(readName)),
    ...lib.flatMap((file) => checkPurity(file, readFileSync(file.path, "utf8"))),
    ...[...sources].flatMap(([file, text]) =>
      file.endsWith(".css") ? [] : checkClientSuffix(file, text),
    ),
    ...checkSheets(sources),
    ...checkPageSheets(sources),
    ...checkClientWeight(readSources()),
    ...findHomonyms(ROOTS),
    ...findVagueTypes(ROOTS),
    ...checkAddressReading(),
    ...checkMentions(),
  ];
}

if (process.argv.includes("--figures")) {
  process.stdout.write(treeMetrics());
} else {
  const problems = check();
  if (problems.length > 0) {
    process.stderr.write(`${problems.join("\n")}\n`);
    process.exit(1);
  }
  process.stdout.write("The structure is in order.\n");
}
