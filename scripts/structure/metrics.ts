import { readFileSync } from "node:fs";
import { clientFiles, clientsWithZod, readSources } from "./client-weight";
import { findHomonyms } from "./homonyms";
import { importsOf } from "./imports";
import { MOST_FILES } from "./places";
import { byFolder, COMPONENT_FILES, listFiles, type NamedFile, readName } from "./tree";

/** Where the code is. */
export const ROOTS = ["app", "components", "lib", "scripts", "prisma", "bench", "e2e"];

/** Groups of files that import each other, directly or indirectly. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const close = (file: string) => {
    const cycle = open.splice(open.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  // Tarjan's algorithm: the first open file that a file leads back to.
  const visit = (file: string): void => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    const imported = graph.get(file) ?? [];
    for (const next of imported.filter((one) => one !== file)) {
      if (!order.has(next)) visit(next);
    }
    const back = imported.filter((next) => open.includes(next));
    lowest.set(file, Math.min(number, ...back.map((next) => lowest.get(next) ?? number)));
    if (lowest.get(file) === number) close(file);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

function folderMetrics(root: string, files: readonly NamedFile[]): string[] {
  const widths = [...byFolder(files)].map(([folder, held]) => ({ folder, width: held.length }));
  const [widest] = widths.toSorted((one, other) => other.width - one.width);
  return [
    `Folders under ${root}: ${widths.length}`,
    `  of one file: ${widths.filter(({ width }) => width < 2).length}`,
    `  of more than ${MOST_FILES}: ${widths.filter(({ width }) => width > MOST_FILES).length}`,
    `  the widest: ${widest?.folder}, ${widest?.width} files`,
  ];
}

const PRODUCT = ["app", "components", "lib"];

/** The product's files that name a field of postings: what another field would touch. */
function filesThatName(field: string): string[] {
  return PRODUCT.flatMap((root) => listFiles(root)).filter(
    (file) =>
      !/\.test\.tsx?$|^lib\/testing\//.test(file) && readFileSync(file, "utf8").includes(field),
  );
}

/** The tree's metrics. */
export function treeMetrics(): string {
  const lib = listFiles("lib").map(readName);
  const files = lib.filter(({ isTest }) => !isTest);
  const ratio = (some: NamedFile[]) => {
    const names = new Set(some.map(({ words }) => words.join(".")));
    return `${names.size} / ${some.length} (${(names.size / some.length).toFixed(2)})`;
  };
  const graph = new Map(
    ROOTS.flatMap((root) => listFiles(root)).map((file) => [
      file,
      importsOf(file, readFileSync(file, "utf8")).map(({ target }) => target),
    ]),
  );
  const cycles = findCycles(graph);
  const sources = readSources();
  return [
    ...folderMetrics("lib", lib),
    ...folderMetrics("components", listFiles("components", COMPONENT_FILES).map(readName)),
    `Distinct names / files: ${ratio(files)}, of the domains alone ${ratio(files.filter(({ isDomain }) => isDomain))}`,
    `Client components that load zod: ${clientsWithZod(sources).length} of ${clientFiles(sources).length}`,
    `Import cycles: ${cycles.length}`,
    ...cycles.map((cycle) => `  ${cycle.join(", ")}`),
    `Files that name visaSponsorship: ${filesThatName("visaSponsorship").length}`,
    `Homonyms of words.md: ${findHomonyms(ROOTS).length}`,
    "",
  ].join("\n");
}
