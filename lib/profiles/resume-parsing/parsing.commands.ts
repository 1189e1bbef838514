import "server-only";
import { spawn } from "node:child_process";
import { readFile as readSystemFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { announce } from "@/lib/platform/queue";
import { readFile } from "@/lib/platform/storage/storage";
import { resumeRead } from "../resumes/events";
import { type ReadingResult, type ResumeFormat, readingResult } from "../resumes/schema";

const PROGRAM = "scripts/read-resume.ts";
const SECONDS = 10;
const HEAP_MB = 256;
// What unpacks files keeps bytes beside the heap, where Node counts none; the system does.
const MOST_MB = 512;
const POLL_EVERY_MS = 100;
const PAGE_BYTES = 4096;
const MOST_OUTPUT = 4_000_000;
const MOST_SKILLS = 10_000;

/** How much memory a process has, where the system tells; else 0. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readSystemFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(text.split(" ")[1] ?? 0) * PAGE_BYTES) / 1_000_000;
}

/** Ends the process when its time is over or it has grown too large; answers how to stop looking. */
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
  // What it reads may take it over: of the configuration it is told nothing.
  const args = [`--max-old-space-size=${HEAP_MB}`, "--conditions=react-server", "--import", "tsx"];
  return spawn(process.execPath, [...args, PROGRAM], {
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/**
 * Reads a file in a process of its own, which has ten seconds and 256 MB of heap. Throws an `Error`
 * when it cannot be read within them, whatever the file does. How many run at once is up to the
 * queue of the résumés: each may take half a gigabyte.
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
    // It may end before it has read everything.
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
    // Another worker was faster, or the résumé is gone.
    const { count } = await tx.resume.updateMany({
      where: { id, reading: "waiting" },
      data: { reading: "done", text },
    });
    if (count === 0) return;
    await tx.resumeFinding.createMany({
      data: findings.map(({ kind, content }, position) => ({
        resumeId: id,
        position,
        kind,
        content,
      })),
    });
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
 * Reads a résumé that was uploaded: keeps its text, and what it proposes for the profile. One that
 * cannot be read is marked as failed. A repeat does nothing.
 */
export async function readResume({ id }: { id: string }): Promise<void> {
  const resume = await db.resume.findFirst({ where: { id, reading: "waiting" } });
  if (!resume) return;
  const result = await readIt(resume.fileKey, resume.format);
  if (result) return keepReading(id, result);
  await db.resume.updateMany({ where: { id, reading: "waiting" }, data: { reading: "failed" } });
}
