import "server-only";
import { createHash } from "node:crypto";

// Literals may hold personal data; comments and white space say nothing.
const LITERAL = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g;
const NAME = '((?:"?\\w+"?\\.){0,2}"?\\w+"?)';
// A name after FROM and before a parenthesis is a function.
const TABLE = new RegExp(
  `\\b(?:into|update|copy)\\s+(?:only\\s+)?${NAME}|\\b(?:from|join)\\s+(?:only\\s+)?${NAME}(?!\\w*\\s*\\()`,
  "gi",
);
const NOT_TABLES = new Set(["lateral", "nowait", "of", "select", "set", "skip", "values"]);
const MOST_TABLES = 3;

/**
 * A statement's name in logs, metrics and traces: the name it was given, or what it does to which
 * tables, e.g. `select jobs, companies`. Never a value.
 */
export function nameStatement(text: string, given?: string): string {
  if (given) return given;
  const code = text.replace(LITERAL, "");
  const verb = /[a-z]+/i.exec(code)?.[0].toLowerCase() ?? "unknown";
  const tables = new Set<string>();
  for (const [, written, read] of code.matchAll(TABLE)) {
    const table = (written ?? read ?? "")
      .replaceAll('"', "")
      .replace(/^public\./, "")
      .toLowerCase();
    if (!NOT_TABLES.has(table) && tables.size < MOST_TABLES) tables.add(table);
  }
  return tables.size > 0 ? `${verb} ${[...tables].join(", ")}` : verb;
}

/** Distinguishes statements with the same name; equal for the same text. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text.replace(LITERAL, "")).digest("hex").slice(0, 8);
}
