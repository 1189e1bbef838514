import { readFileSync } from "node:fs";
import { importsOf } from "./imports";
import type { SheetSources } from "./sheets";
import { listFiles } from "./tree";

// What a client component imports is part of its page's scripts. Zod is 31 kB of them (gzipped), so
// browsers get the constants of a shape from a file of their own, and the server checks values.

const HEAVY = "zod";

/** The files that browsers may get: pages, components, and what these import. */
export function readSources(): SheetSources {
  const files = ["app", "components", "lib"].flatMap((folder) => listFiles(folder));
  return new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
}

/** The importers of each file and package, by what they import values from. */
function importersOf(sources: SheetSources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const { target, isType } of importsOf(path, text, (file) => sources.has(file))) {
      if (!isType) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The client components among these files. */
export function clientFiles(sources: SheetSources): string[] {
  return [...sources].flatMap(([path, text]) => (/^["']use client["']/.test(text) ? [path] : []));
}

/** The client components that load zod, with the file by which it comes. */
export function clientsWithZod(sources: SheetSources): { path: string; by: string }[] {
  const importers = importersOf(sources);
  const by = new Map<string, string>();
  const waiting = [HEAVY];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (by.has(importer)) continue;
      by.set(importer, file);
      waiting.push(importer);
    }
  }
  return clientFiles(sources).flatMap((path) => {
    const file = by.get(path);
    return file === undefined ? [] : [{ path, by: file }];
  });
}

/** What is wrong with the weight of client components. */
export function checkClientWeight(sources: SheetSources): string[] {
  return clientsWithZod(sources).map(
    ({ path, by }) => `${path}: loads zod into the browser, by way of ${by}`,
  );
}
