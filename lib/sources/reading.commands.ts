import "server-only";
import { createReadStream } from "node:fs";
import { rename } from "node:fs/promises";
import { extname, join } from "node:path";
import { readXmlRecords } from "@/lib/imports/readers/xml";
import { readAshby } from "./career-boards/ashby";
import { readGreenhouse } from "./career-boards/greenhouse";
import { readLever } from "./career-boards/lever";
import { readPersonio } from "./career-boards/personio";
import { readRecruitee } from "./career-boards/recruitee";
import type { Fields } from "./career-boards/values";
import { readWorkable } from "./career-boards/workable";
import { readPages } from "./pages/site-pages.commands";
import { readSmartRecruitersBoard } from "./pages/smartrecruiters.commands";
import {
  parseDocument,
  type ReadingTarget,
  type ReadSource,
  writeLines,
} from "./read-files.commands";
import { SourceProblem } from "./source-problem";
import type { Visit } from "./visits.commands";

const JSON_BOARDS = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  recruitee: readRecruitee,
  workable: readWorkable,
};

const toLines = (postings: readonly Fields[]) => postings.map((fields) => JSON.stringify(fields));

async function getList(visit: Visit, { requestAddress, validators }: ReadingTarget) {
  const options = { isRobot: false, ...(validators ? { validators } : {}) };
  return visit.getText(requestAddress, options);
}

async function readJsonBoard(
  visit: Visit,
  target: ReadingTarget,
  { path, read }: { path: string; read: (document: unknown, company: string) => Fields[] },
): Promise<ReadSource | null> {
  const found = await getList(visit, target);
  if (!found) return null;
  await writeLines(path, toLines(read(parseDocument(found.text), target.companyName)));
  return { path, isWhole: true, message: null, hasKnownEnd: true, validators: found.validators };
}

async function readPersonioSite(
  visit: Visit,
  target: ReadingTarget,
  path: string,
): Promise<ReadSource | null> {
  const { requestAddress, companyName } = target;
  const found = await getList(visit, target);
  if (!found) return null;
  if (!/<workzag-jobs[\s/>]/.test(found.text)) {
    throw new SourceProblem("The response isn't a list of jobs as Personio sends it.");
  }
  const lines: string[] = [];
  async function* whole(text: string) {
    yield text;
  }
  for await (const { fields, error } of readXmlRecords(whole(found.text))) {
    if (!fields) throw new SourceProblem(error ?? "The XML can't be read.");
    const { origin } = new URL(requestAddress);
    lines.push(JSON.stringify(readPersonio(fields, companyName, origin)));
  }
  await writeLines(path, lines);
  return { path, isWhole: true, message: null, hasKnownEnd: true, validators: found.validators };
}

/**
 * Whether a file lacks the end that its format requires. This also detects a cut between records.
 */
async function isEndMissing(path: string): Promise<boolean> {
  let start = "";
  let end = "";
  for await (const piece of createReadStream(path, { encoding: "latin1" })) {
    if (start.length < 100) start += String(piece).slice(0, 100);
    end = (end + String(piece)).slice(-100);
  }
  const first = start.replace(/^\u00ef\u00bb\u00bf/, "").trimStart()[0];
  const last = end.trimEnd().at(-1);
  return first === "[" && last !== "]";
}

async function readFile(
  visit: Visit,
  { requestAddress, validators, isPreview }: ReadingTarget,
  path: string,
): Promise<ReadSource | null> {
  const options = { isRobot: true, isCut: isPreview, ...(validators ? { validators } : {}) };
  const saved = await visit.saveFile(requestAddress, path, options);
  if (!saved) return null;
  // The import uses the name if the content alone doesn't show the format.
  const name = new URL(saved.url).pathname.replace(/\.gz$/i, "");
  const named = `${path}${extname(name).slice(0, 8)}`;
  await rename(path, named);
  const isCut = saved.isWhole && (await isEndMissing(named));
  return {
    path: named,
    isWhole: saved.isWhole && !isCut,
    message: isCut ? "The file ends before its list does." : null,
    hasKnownEnd: saved.hasKnownEnd,
    validators: saved.validators,
  };
}

/**
 * Reads a source into a file for the import; `null` if nothing has changed since the version in
 * `validators`.
 *
 * @throws SourceProblem in words for the admin.
 */
export async function readSource(
  visit: Visit,
  target: ReadingTarget,
  folder: string,
): Promise<ReadSource | null> {
  const { kind } = target;
  if (kind === "file") return readFile(visit, target, join(folder, "source"));
  const path = join(folder, "source.jsonl");
  if (kind === "pages") return readPages(visit, target, path);
  if (kind === "personio") return readPersonioSite(visit, target, path);
  if (kind === "smartrecruiters") return readSmartRecruitersBoard(visit, target, path);
  return readJsonBoard(visit, target, { path, read: JSON_BOARDS[kind] });
}
