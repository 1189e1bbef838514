import { existsSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

// Pages and comments that name a file must name one that exists.

const FOLDERS = ["app", "bench", "components", "deploy", "docs", "e2e", "lib", "prisma", "scripts"];

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const LINK = /\]\((?![a-z]+:|[/#])([^)#\s]+)[^)]*\)/g;
// Route folders are named "(site)" and "[jobId]".
const SEGMENT = String.raw`(?:[\w.@-]|\([a-z-]+\)|\[[\w.]+\])+`;
const NAME = new RegExp(String.raw`(?<![\w./@*<>{}:\]-])${SEGMENT}(?:/${SEGMENT})*`, "g");
const SOURCE = /\w\.(?:tsx?|mjs|cjs|css|md)$/;
/** Stands for any topic in docs/architecture/files.md. */
const PLACEHOLDER = /^topic\./;

function prose(path: string, text: string): string {
  if (path.endsWith(".md")) return text.replace(LINK, "");
  const comments = text.match(COMMENT_OR_STRING) ?? [];
  return comments.filter((one) => one.startsWith("/")).join("\n");
}

function linked(path: string, text: string): string[] {
  if (!path.endsWith(".md")) return [];
  return Array.from(text.matchAll(LINK), ([, to = ""]) => normalize(join(dirname(path), to)));
}

function mentioned(text: string): string[] {
  const names = Array.from(text.matchAll(NAME), ([name]) => name.replace(/\.+$/, ""));
  return names.filter((name) => {
    const isInFolder = FOLDERS.some((folder) => name.startsWith(`${folder}/`));
    return (isInFolder || SOURCE.test(name)) && !PLACEHOLDER.test(name);
  });
}

/** Whether a file or folder exists; "docs/decisions/0014" is enough for a decision. */
function isOnDisk(path: string): boolean {
  if (["", ".ts", ".tsx"].some((ending) => existsSync(path + ending))) return true;
  const [, number] = /^docs\/decisions\/(\d{4})$/.exec(path) ?? [];
  return readdirSync("docs/decisions").some((file) => number && file.startsWith(`${number}-`));
}

/**
 * The files that a page or a file's comments name and that do not exist. `files` are the paths that
 * a name without its folder may mean.
 */
export function missingMentions(
  path: string,
  text: string,
  { files, exists = isOnDisk }: { files: readonly string[]; exists?: (path: string) => boolean },
): string[] {
  const isThere = (name: string) => {
    if (/^\.\.?\//.test(name)) return exists(normalize(join(dirname(path), name)));
    return exists(name) || files.some((file) => file.endsWith(`/${name}`));
  };
  const missing = [
    ...linked(path, text).filter((name) => !exists(name)),
    ...mentioned(prose(path, text)).filter((name) => !isThere(name)),
  ];
  return [...new Set(missing)].map((name) => `${path}: names ${name}, which does not exist`);
}
