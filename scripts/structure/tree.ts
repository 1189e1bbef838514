import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// What a file's name says: lib/<domain>/<area>/<topic>.<right>.ts (docs/architecture/files.md).

/** What a domain's file may do, by its suffix. Without one it is pure. */
export const RIGHTS = [
  "schema",
  "policy",
  "events",
  "emails",
  "queries",
  "commands",
  "tasks",
  "session",
] as const;
export const SERVER_RIGHTS: readonly string[] = ["queries", "commands", "tasks", "session"];
/** Folders of lib that aren't domains, where a file has only a topic. */
const OUTSIDE_DOMAINS = ["platform", "shared", "http", "browser", "testing", "background"];

export type NamedFile = {
  path: string;
  folder: string;
  /** Whether it belongs to a domain, where suffixes say what a file may do. */
  isDomain: boolean;
  /** The words of its name between the dots, without the ending. */
  words: string[];
  isTest: boolean;
};

/** Reads what a file's name says about it. */
export function readName(path: string): NamedFile {
  const [, domain = ""] = path.split("/");
  const words = basename(path)
    .replace(/(\.d)?\.(css|tsx?)$/, "")
    .split(".");
  const isTest = words.at(-1) === "test";
  return {
    path,
    folder: dirname(path),
    isDomain: !OUTSIDE_DOMAINS.includes(domain),
    words: isTest ? words.slice(0, -1) : words,
    isTest,
  };
}

/** What the file may do: one of the rights, or "" for a pure one. */
export function rightOf({ isDomain, words }: NamedFile): string {
  const [first = "", second] = words;
  if (!isDomain) return "";
  return second ?? (RIGHTS.some((right) => right === first) ? first : "");
}

/** The endings of components and of the style sheets beside them. */
export const COMPONENT_FILES = /\.(css|tsx?)$/;

/** The files below a folder with this ending, TypeScript's by default, without generated ones. */
export function listFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|\/)(generated|node_modules|\.next)\//.test(path))
    .sort();
}

/** The files of each folder, without tests. */
export function byFolder(files: readonly NamedFile[]): Map<string, NamedFile[]> {
  const folders = new Map<string, NamedFile[]>();
  for (const file of files) {
    const held = folders.get(file.folder) ?? [];
    folders.set(file.folder, held);
    if (!file.isTest) held.push(file);
  }
  return folders;
}
