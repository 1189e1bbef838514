import { importsOf } from "./imports";
import { importedSheets, type SheetSources } from "./sheets";

// A page loads app/globals.css, and the sheets of app/sheets that it and its layouts import
// (docs/architecture/styles.md). Whatever class it shows must be in one of them.

const COMMENT = /\/\*[\s\S]*?\*\//g;

type SheetClasses = {
  /** Those that a sheet has a rule for by their name alone. */
  alone: Set<string>;
  /** Those that its rules begin with: ".timeline li", "ol.timeline". */
  leading: Set<string>;
};

function classesOf(text: string): SheetClasses {
  const rules = text.replace(COMMENT, "").matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, list = ""]) => list.split(","));
  const named = (pattern: RegExp) =>
    new Set(selectors.flatMap((selector) => pattern.exec(selector.trim())?.[1] ?? []));
  return {
    alone: named(/^\.([a-z][\w-]*)(?::\S+)?$/),
    leading: named(/^[a-z]*\.([a-z][\w-]*)/),
  };
}

/** The sheets that a class is of: those that name it alone, else those whose rules begin with it. */
function ownersOf(name: string, classes: ReadonlyMap<string, SheetClasses>): string[] {
  const having = (kind: keyof SheetClasses) =>
    [...classes].flatMap(([sheet, all]) => (all[kind].has(name) ? [sheet] : []));
  const alone = having("alone");
  return alone.length > 0 ? alone : having("leading");
}

// "is-selected" only ever changes something that has a name of its own.
const isClass = (word: string) => /^(?!is-)[a-z][\w-]*$/.test(word);

/** The text of an expression in braces that begins at `start`. */
function inBraces(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0) return text.slice(start, index);
  }
  return "";
}

function usedClasses(text: string): string[] {
  const plain = [...text.matchAll(/className="([^"]*)"/g)].map(([, words = ""]) => words);
  const made = [...text.matchAll(/className=(?=\{)/g)].flatMap(({ index, 0: { length } }) =>
    [...inBraces(text, index + length).matchAll(/["`]([^"`]*)["`]/g)].map(
      // What is put together from parts has no name to look for.
      ([, words = ""]) => words.replace(/\S*\$\{[^}]*\}\S*/g, " "),
    ),
  );
  return [...plain, ...made].flatMap((words) => words.split(/\s+/)).filter(isClass);
}

function layoutsOf(page: string, sources: SheetSources): string[] {
  const folders = page.split("/").slice(0, -1);
  return folders
    .map((_, index) => `${folders.slice(0, index + 1).join("/")}/layout.tsx`)
    .filter((file) => sources.has(file));
}

function reach(start: readonly string[], sources: SheetSources): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = sources.get(file);
    if (text === undefined || file.endsWith(".css")) continue;
    const own = importsOf(file, text, (path) => sources.has(path));
    waiting.push(...own.filter(({ isOwn, isType }) => isOwn && !isType).map((one) => one.target));
  }
  return seen;
}

/** The classes that a page shows without loading a sheet that has them. */
export function checkPageSheets(sources: SheetSources): string[] {
  const classes = new Map(
    [...sources]
      .filter(([path]) => path.endsWith(".css"))
      .map(([path, text]) => [path, classesOf(text)]),
  );
  return [...sources.keys()]
    .filter((path) => path.startsWith("app/") && path.endsWith("/page.tsx"))
    .flatMap((page) => {
      const files = reach([page, ...layoutsOf(page, sources)], sources);
      const loaded = new Set(
        [...files]
          .filter((file) => file.endsWith(".css"))
          .flatMap((file) => importedSheets(file, sources.get(file) ?? "")),
      );
      const used = new Set([...files].flatMap((file) => usedClasses(sources.get(file) ?? "")));
      return [...used].flatMap((name) => {
        const having = ownersOf(name, classes);
        if (having.length === 0 || having.some((sheet) => loaded.has(sheet))) return [];
        return [`${page}: shows "${name}" of ${having[0]}, which it does not load`];
      });
    });
}
