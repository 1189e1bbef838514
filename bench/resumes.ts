import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readDocument } from "../lib/profiles/resume-parsing/parsing.commands";
import { checkFile } from "../lib/profiles/resumes/file-check";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "../lib/profiles/resumes/files.schema";
import type { Finding, ReadingResult } from "../lib/profiles/resumes/schema";
import { effort } from "./effort";
import { expectedOf, type ResumeFacts } from "./resume-truths";

// Which files of a folder are accepted as résumés, with which message the others are refused, and
// how many fields are read correctly where the content is known.

const FOLDER = "../shared/data/resumes-samples";
const MOST = effort(Number.POSITIVE_INFINITY, 3);
const KNOWN_SKILLS = ["Python", "SQL", "JavaScript", "Project Management", "Machine Learning"];

type Row = { file: string; verdict: string; seconds: number; found: string; right: string };
type Score = { right: number; of: number; wrong: string[] };

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:json|md|txt)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

const plain = (text: unknown) =>
  String(text ?? "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’']/g, "'")
    .trim();

/** The entry that shares the most fields with an expected one. */
function closest(expected: ResumeFacts, found: readonly ResumeFacts[]): ResumeFacts {
  const hits = (one: ResumeFacts) =>
    Object.entries(expected).filter(([name, value]) => plain(one[name]) === plain(value)).length;
  return found.toSorted((a, b) => hits(b) - hits(a))[0] ?? {};
}

function compare(expected: ResumeFacts, found: readonly ResumeFacts[], score: Score): void {
  const best = closest(expected, found);
  for (const [name, value] of Object.entries(expected)) {
    score.of += 1;
    if (plain(best[name]) === plain(value)) score.right += 1;
    else score.wrong.push(`${name}: ${String(best[name])} for ${String(value)}`);
  }
}

async function scoreOf(file: string, findings: readonly Finding[]): Promise<Score | null> {
  const truth = await expectedOf(file);
  if (!truth) return null;
  const score: Score = { right: 0, of: 0, wrong: [] };
  for (const kind of ["experience", "education", "skill"] as const) {
    const found = findings.filter((one) => one.kind === kind).map(({ content }) => content);
    for (const expected of truth[kind]) compare(expected, found, score);
  }
  return score;
}

function countOf({ findings }: ReadingResult): string {
  const count = (kind: string) => findings.filter((one) => one.kind === kind).length;
  return `${count("experience")} + ${count("education")} + ${count("skill")}`;
}

async function measure(file: string): Promise<{ row: Row; score: Score | null }> {
  const bytes = await readFile(file);
  const name = basename(file);
  const checked =
    bytes.length > RESUME_MAX_BYTES ? { refusal: "size" as const } : await checkFile(name, bytes);
  const row: Row = { file: name, verdict: "accepted", seconds: 0, found: "", right: "" };
  if ("refusal" in checked) {
    return { row: { ...row, verdict: RESUME_REFUSALS[checked.refusal] }, score: null };
  }
  const started = performance.now();
  const source = { format: checked.format, bytes, skills: KNOWN_SKILLS };
  const result = await readDocument(source).catch(() => null);
  const seconds = (performance.now() - started) / 1000;
  if (!result) return { row: { ...row, seconds, found: "could not be read" }, score: null };
  const score = await scoreOf(file, result.findings);
  const right = score ? `${score.right} of ${score.of}` : "";
  return { row: { ...row, seconds, found: countOf(result), right }, score };
}

/** Measures the folder named after `resumes`, or the samples, and returns a table. */
export async function run(): Promise<string> {
  const [, folder = FOLDER] = process.argv.slice(2);
  if (!existsSync(folder))
    return `There's no folder ${folder}. Give one: npm run bench -- resumes path`;
  const lines: string[] = [];
  const wrong: string[] = [];
  let [right, of] = [0, 0];
  for (const file of (await listFiles(folder)).slice(0, MOST)) {
    const { row, score } = await measure(file);
    lines.push(
      `| ${row.file} | ${row.verdict} | ${row.seconds.toFixed(1)} | ${row.found} | ${row.right} |`,
    );
    right += score?.right ?? 0;
    of += score?.of ?? 0;
    wrong.push(...(score?.wrong ?? []).map((text) => `- ${row.file}: ${text}`));
  }
  return [
    "| file | taken | s | experience + education + skills found | fields read right |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
    `Fields read right: ${right} of ${of} (${((100 * right) / Math.max(1, of)).toFixed(1)} %).`,
    ...wrong,
  ].join("\n");
}
