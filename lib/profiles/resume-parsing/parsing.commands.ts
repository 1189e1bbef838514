import "server-only";
import { spawn } from "node:child_process";
import { readFile as readSystemFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { announce } from "@/lib/platform/queue";
import { readFile } from "@/lib/platform/storage/storage";
import { resumeRead } from "../resumes/events";
import type { ResumeFormat } from "../resumes/files.schema";
import { insertFindings } from "../resumes/persistence.commands";
import { type ReadingResult, readingResult } from "../resumes/schema";

const PROGRAM = "scripts/read-resume.ts";
const SECONDS = 10;
const HEAP_MB = 256;
// Unpacked bytes are held outside the heap, where Node doesn't count them; the operating system
// does.
const MOST_MB = 512;
const POLL_EVERY_MS = 100;
const PAGE_BYTES = 4096;
const MOST_OUTPUT = 4_000_000;
const MOST_SKILLS = 10_000;

/** How much memory a process uses, where the system reports it; otherwise 0. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readSystemFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(text.split(" ")[1] ?? 0) * PAGE_BYTES) / 1_000_000;
}

/**
 * Kills the process when its time is up or it has grown too large; returns a function that stops
 * the watch.
 */
function guard(pid: number, end: () => void): () => void {
  const timer = setTimeout(end, SECONDS * 1000);
  const poll = setInterval(() => {
    void memoryOf(pid).then((megabytes) => megabytes > MOST_MB && end());
  }, POLL_EVERY_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(poll);
  };
}

type Source = { format: ResumeFormat; bytes: Buffer; skills: readonly string[] };

function startProgram() {
  // A file might take the process over, so it is told nothing of the configuration.
  const args = [`--max-old-space-size=${HEAP_MB}`, "--conditions=react-server", "--import", "tsx"];
  return spawn(process.execPath, [...args, PROGRAM], {
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/**
 * Reads a file in a process of its own, with ten seconds and 256 MB of heap. Throws an `Error` when
 * that is not enough, whatever the file does. The queue for resumes limits how many run at once:
 * each may take half a gigabyte.
 */
export async function readDocument({ format, bytes, skills }: Source): Promise<ReadingResult> {
  const child = startProgram();
  const end = () => void child.kill("SIGKILL");
  const stop = guard(child.pid ?? 0, end);
  try {
    const ended = new Promise<number | null>((done) => {
      child.once("exit", done);
      child.once("error", () => done(null));
    });
    let size = 0;
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > MOST_OUTPUT) end();
    });
    // The process may end before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.write(`${JSON.stringify({ format, skills })}\n`);
    child.stdin.end(bytes);
    const [output, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code !== 0) throw new Error(`The reading ended with ${code ?? "a signal"}.`);
    return readingResult.parse(JSON.parse(output.toString("utf8")));
  } finally {
    stop();
    end();
  }
}

async function readSource(fileKey: string, format: ResumeFormat): Promise<Source | null> {
  const file = await readFile("resumes", fileKey);
  if (!file) return null;
  const known = await db.skill.findMany({ select: { name: true }, take: MOST_SKILLS });
  return { format, bytes: await buffer(file.stream), skills: known.map(({ name }) => name) };
}

async function keepReading(id: string, { text, findings }: ReadingResult): Promise<void> {
  await db.$transaction(async (tx) => {
    // Another worker was faster, or the resume is gone.
    const { count } = await tx.resume.updateMany({
      where: { id, reading: "waiting" },
      data: { reading: "done", text },
    });
    if (count === 0) return;
    await insertFindings(tx, id, findings);
    await announce(tx, resumeRead, { id, findings: findings.length });
  });
}

async function readIt(fileKey: string, format: ResumeFormat): Promise<ReadingResult | null> {
  const source = await readSource(fileKey, format);
  if (!source) return null;
  try {
    return await readDocument(source);
  } catch (error) {
    log.warn(
      { error: String(error) },
      "a resume could not be read: its owner is told; nothing to do unless it is many",
    );
    return null;
  }
}

/**
 * Reads an uploaded resume: stores its text, and what it suggests for the profile. Marks one that
 * can't be read as failed. A repeat does nothing.
 */
export async function readResume({ id }: { id: string }): Promise<void> {
  const resume = await db.resume.findFirst({ where: { id, reading: "waiting" } });
  if (!resume) return;
  const result = await readIt(resume.fileKey, resume.format);
  if (result) return keepReading(id, result);
  await db.resume.updateMany({ where: { id, reading: "waiting" }, data: { reading: "failed" } });
}
