import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

// The closed vocabulary of lib's domains, and where code may run (docs/architecture.md).

const WORDS = [
  "schema",
  "policy",
  "rules",
  "queries",
  "commands",
  "events",
  "tasks",
  "emails",
  "session",
  "samples",
];
const SERVER_WORDS = ["queries", "commands", "tasks", "session"];
const OUTSIDE_DOMAINS = ["platform", "shared", "http", "browser", "testing", "background"];
const SERVER_FOLDERS = ["lib/platform/", "lib/http/", "lib/background/"];
// Run by the programs that start a database, outside Next.
const SERVER_EXEMPT = ["asking", "embedded", "postmaster", "programs"].map(
  (name) => `lib/platform/db/${name}.ts`,
);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("generated"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function isDomainFile(file: string): boolean {
  const [, folder = ""] = file.split("/");
  return !OUTSIDE_DOMAINS.includes(folder);
}

function checkWord(file: string): string | null {
  if (!isDomainFile(file) || !file.endsWith(".ts")) return null;
  const word = basename(file).replace(/\.test\.ts$|\.ts$/g, "");
  if (WORDS.includes(word)) return null;
  return `${file}: "${word}" is not a word of a domain (${WORDS.join(", ")})`;
}

function checkServerOnly(file: string, text: string): string | null {
  if (file.endsWith(".test.ts") || !file.endsWith(".ts")) return null;
  const isServer =
    (isDomainFile(file) && SERVER_WORDS.includes(basename(file, ".ts"))) ||
    SERVER_FOLDERS.some((folder) => file.startsWith(folder));
  if (!isServer || SERVER_EXEMPT.includes(file)) return null;
  return text.startsWith('import "server-only";')
    ? null
    : `${file}: must begin with import "server-only";`;
}

function checkClientSuffix(file: string, text: string): string | null {
  const isClient = /^["']use client["']/.test(text);
  const isNamed = /\.client\.tsx?$/.test(file);
  // Next itself asks for these to be client components and names them.
  const isNextOwn = /(^|\/)(error|global-error)\.tsx$/.test(file);
  if (isClient === isNamed || isNextOwn) return null;
  return isClient
    ? `${file}: a client component's name ends in .client.tsx`
    : `${file}: is named .client but does not begin with "use client"`;
}

const problems: string[] = [];
for (const file of await listFiles("lib")) {
  const text = await readFile(file, "utf8");
  problems.push(
    ...[checkWord(file), checkServerOnly(file, text)].filter((found) => found !== null),
  );
}
for (const file of [...(await listFiles("components")), ...(await listFiles("app"))]) {
  if (!/\.tsx?$/.test(file)) continue;
  const found = checkClientSuffix(file, await readFile(file, "utf8"));
  if (found) problems.push(found);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write("The structure holds.\n");
