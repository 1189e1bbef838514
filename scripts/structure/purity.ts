import { importsOf } from "./imports";
import { type NamedFile, readName, rightOf, SERVER_RIGHTS } from "./tree";

// The rules for what files may do: server code says so in its name, and other code doesn't import
// it.

const SERVER_FOLDERS = ["lib/platform/", "lib/http/", "lib/background/"];
// Run by the programs that start a database, outside Next.
const SERVER_EXEMPT = ["asking", "embedded", "postmaster", "programs"].map(
  (name) => `lib/platform/db/${name}.ts`,
);
// Pure except for their tools, which are Node's or too heavy for a browser. The import rules keep
// components from using them.
const SERVER_TOOLS = ["node:crypto", "node:util", "node:zlib", "lib/platform/markdown.ts"];
const WITH_SERVER_TOOLS = [
  "lib/imports/draft-postings.ts",
  "lib/imports/fields/description.ts",
  "lib/imports/fields/titles.ts",
  "lib/imports/moving/wordpress-postings.ts",
  "lib/profiles/resumes/docx.ts",
];
/** They may use types of queries and the queue, because types are gone at run time. */
const MAY_NAME_TYPES = ["events", "emails"];

function isServers(file: NamedFile): boolean {
  if (file.isDomain) return SERVER_RIGHTS.includes(rightOf(file));
  return SERVER_FOLDERS.some((folder) => file.path.startsWith(folder));
}

function checkServer({ path }: NamedFile, text: string): string[] {
  if (SERVER_EXEMPT.includes(path) || text.startsWith('import "server-only";')) return [];
  return [`${path}: must begin with import "server-only";`];
}

function isOfServer({ target, isOwn }: { target: string; isOwn: boolean }): boolean {
  if (!isOwn) return /^(node:|server-only$|next(\/|$)|pg$)/.test(target);
  return target.startsWith("lib/") && isServers(readName(target));
}

function checkPure(file: NamedFile, text: string): string[] {
  const mayName = MAY_NAME_TYPES.includes(rightOf(file));
  return importsOf(file.path, text)
    .filter((found) => isOfServer(found) && !(mayName && found.isType))
    .filter(({ target }) => {
      return !(WITH_SERVER_TOOLS.includes(file.path) && SERVER_TOOLS.includes(target));
    })
    .map(({ target }) => `${file.path}: is pure and imports ${target}`);
}

const EXPORTED_FUNCTION = /^export (?:async )?function\*? (\w+)/gm;
// An arrow function that returns a schema is a schema.
const EXPORTED_ARROW =
  /^export const (\w+)[^=\n]* = (?:async )?(?:<[^>]*>)?\([^)]*\)[^=]*=>(?!\s*z\b)/gm;

function checkSchema({ path }: NamedFile, text: string): string[] {
  return [EXPORTED_FUNCTION, EXPORTED_ARROW].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ([, name]) => `${path}: ${name} is logic, and a schema holds shapes and constants`,
    ),
  );
}

/** What is wrong with what a file of lib does, judging by its text. */
export function checkPurity(file: NamedFile, text: string): string[] {
  const isLoose = file.isTest || /^lib\/(testing|browser)\//.test(file.path);
  if (isLoose || !file.path.endsWith(".ts")) return [];
  if (isServers(file)) return checkServer(file, text);
  return [...checkPure(file, text), ...(rightOf(file) === "schema" ? checkSchema(file, text) : [])];
}
