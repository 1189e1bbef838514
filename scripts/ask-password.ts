import { createInterface } from "node:readline";
import { Writable } from "node:stream";

// Replaces the terminal as the output, because typed text is echoed there.
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function askHidden(question: string): Promise<string | null> {
  const { stdin, stderr } = process;
  stderr.write(question);
  // With `terminal`, the terminal's own echo is off, and the line can be edited.
  const lines = createInterface({ input: stdin, output: nowhere(), terminal: true });
  return new Promise((done) => {
    let answer: string | null = null;
    lines.once("line", (line) => {
      answer = line;
      lines.close();
    });
    lines.once("SIGINT", () => lines.close());
    lines.once("close", () => {
      stderr.write("\n");
      done(answer);
    });
  });
}

async function readFirstLine(): Promise<string | null> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return null;
}

/** What someone types at the terminal without an echo, or the first line piped in. */
export async function askSecret(question: string): Promise<string | null> {
  return process.stdin.isTTY ? askHidden(question) : readFirstLine();
}

/**
 * The password someone types at the terminal, twice and without an echo, or the first line piped
 * in. `null` if they differ or nothing came.
 */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return readFirstLine();
  const password = await askHidden("Password (at least 12 characters): ");
  if (password === null) return null;
  return (await askHidden("Again: ")) === password ? password : null;
}
