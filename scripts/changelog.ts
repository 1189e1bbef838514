import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// `npm run changelog` lists the commits since the last release in CHANGELOG.md, under "Unreleased".
// `npm run changelog -- 0.2.0` makes that list the release's and sets the version in package.json.
// A release begins with the commit that added its heading to CHANGELOG.md; older text is left
// alone.

const FILE = "CHANGELOG.md";
const HEADINGS = { feat: "New", fix: "Fixed", perf: "Faster" } as const;
type Kind = keyof typeof HEADINGS;
type Change = { kind: Kind; scope: string; text: string };

/** Scopes that only people who work on the product notice. */
const INTERNAL = ["bench", "checks", "e2e", "structure", "style"];

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

function readChange(subject: string): Change[] {
  const [, kind = "", scope = "", text = ""] = /^(\w+)\(([\w-]+)\)!?: (.+)$/.exec(subject) ?? [];
  return kind in HEADINGS && !INTERNAL.includes(scope) ? [{ kind: kind as Kind, scope, text }] : [];
}

function partOf(kind: Kind, all: readonly Change[]): string {
  const lines = all
    .filter((change) => change.kind === kind)
    .sort((a, b) => a.scope.localeCompare(b.scope))
    .map(({ scope, text }) => `- **${scope}:** ${text}`);
  return lines.length === 0 ? "" : `### ${HEADINGS[kind]}\n\n${lines.join("\n")}\n\n`;
}

function changesSince(release: string): Change[] {
  const commit = git("log", "-1", "--format=%H", `-S## ${release} `, "--", FILE);
  if (commit === "") throw new Error(`No commit added a heading of version ${release} to ${FILE}.`);
  return git("log", "--reverse", "--format=%s", `${commit}..HEAD`).split("\n").flatMap(readChange);
}

const next = process.argv[2];
if (next !== undefined && !/^\d+\.\d+\.\d+$/.test(next))
  throw new Error(`${next} isn't a version.`);
const packageText = readFileSync("package.json", "utf8");
const { version } = JSON.parse(packageText) as { version: string };
const changes = changesSince(version);
const [introduction = "", ...parts] = readFileSync(FILE, "utf8").split(/^(?=## )/m);
const heading = next ? `${next} (${new Date().toISOString().slice(0, 10)})` : "Unreleased";
const lists = (Object.keys(HEADINGS) as Kind[]).map((kind) => partOf(kind, changes));
const newest = changes.length > 0 || next ? `## ${heading}\n\n${lists.join("")}` : "";
const earlier = parts.filter((part) => !part.startsWith("## Unreleased"));
writeFileSync(FILE, [introduction, newest, ...earlier].join(""));
if (next) writeFileSync("package.json", packageText.replace(`"${version}"`, `"${next}"`));
process.stdout.write(`${changes.length} changes since ${version} are in ${FILE}.\n`);
