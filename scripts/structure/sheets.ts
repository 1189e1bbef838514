// The rules for where a style sheet is, and by which names it refers to widths and themes
// (docs/architecture/styles.md).

export type SheetSources = ReadonlyMap<string, string>;

const ENTRY = "app/globals.css";
/** Where the themes are distinguished; every other sheet uses `light-dark()` or `@variant dark`. */
const NAMES_THEMES = [ENTRY, "app/styles/tokens.css"];

/** The component sheets that a sheet of sheets imports. */
export function importedSheets(path: string, text: string): string[] {
  return [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, target = ""]) =>
    new URL(target, `file:///${path}`).pathname.slice(1),
  );
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** The named widths of app/globals.css: "md" is "769px". */
function readBreakpoints(entry: string): Map<string, string> {
  return new Map(
    [...entry.matchAll(/--breakpoint-(\w+): (\d+px);/g)].map(([, name = "", px = ""]) => [
      name,
      px,
    ]),
  );
}

// Every page loads the first; each of the others is for some pages.
const isSheetOfSheets = (path: string) => path === ENTRY || folderOf(path) === "app/sheets";

function checkPlace(path: string, sources: SheetSources): string[] {
  const folder = folderOf(path);
  const isBeside = [...sources.keys()].some(
    (other) => folderOf(other) === folder && other.endsWith(".tsx"),
  );
  const importing = [...sources]
    .filter(([other]) => isSheetOfSheets(other))
    .flatMap(([other, text]) => importedSheets(other, text).map((sheet) => ({ other, sheet })))
    .filter(({ sheet }) => sheet === path)
    .map(({ other }) => other);
  const isTwice =
    new Set(importing).size < importing.length ||
    (importing.length > 1 && importing.includes(ENTRY));
  return [
    ...(folder === "app/styles" || isBeside ? [] : [`${path}: stands beside no component`]),
    ...(importing.length === 0 ? [`${path}: no sheet of app/sheets imports it`] : []),
    ...(isTwice ? [`${path}: some page loads it twice (${importing.join(", ")})`] : []),
  ];
}

const MEDIA = /@(?:media|container)\b[^{]*/g;
const BOTH_WAYS = /^(?:>=|<) theme\(--breakpoint-(\w+)\)$/;

function checkWidths(path: string, text: string, breakpoints: Map<string, string>): string[] {
  const widths = (text.match(MEDIA) ?? []).flatMap(
    (query) => query.match(/\b(?:min-|max-|inline-)?(?:width|size)\b[^()]*(?:\([^)]*\))?/g) ?? [],
  );
  return widths
    .filter((width) => {
      const [, name = ""] = BOTH_WAYS.exec(width.replace(/^width /, "")) ?? [];
      return !breakpoints.has(name);
    })
    .map((width) => `${path}: "${width}" is none of the named widths of ${ENTRY}`);
}

function checkThemes(path: string, text: string): string[] {
  if (NAMES_THEMES.includes(path) || !/prefers-color-scheme|data-theme/.test(text)) return [];
  return [`${path}: asks for the theme by other means than light-dark() and @variant dark`];
}

// A script uses the number, `(width >= 769px)`.
function checkScript(path: string, text: string, breakpoints: Map<string, string>): string[] {
  const asked = [...text.matchAll(/\(((?:min-|max-)?width\s*[:<>=]+\s*(\w+))\)/g)];
  const known = [...breakpoints.values()];
  const classes = [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, all = ""]) =>
    all.split(" "),
  );
  return [
    ...asked
      .filter(([, query = "", px = ""]) => !(/^width (>=|<) /.test(query) && known.includes(px)))
      .map(([, query]) => `${path}: "${query}" is none of the named widths of ${ENTRY}`),
    ...classes
      .filter((name) => name.includes(":"))
      .map((name) => `${path}: "${name}" has a condition, which is a sheet's to say`),
  ];
}

/**
 * What is wrong with the style sheets among these files, and with widths in scripts and classes.
 */
export function checkSheets(sources: SheetSources): string[] {
  const entry = sources.get(ENTRY) ?? "";
  const breakpoints = readBreakpoints(entry);
  return [...sources].flatMap(([path, text]) => {
    if (!path.endsWith(".css")) return checkScript(path, text, breakpoints);
    return [
      ...(isSheetOfSheets(path) ? [] : checkPlace(path, sources)),
      ...checkWidths(path, text, breakpoints),
      ...checkThemes(path, text),
    ];
  });
}
