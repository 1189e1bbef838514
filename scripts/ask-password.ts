import { createInterface } from "node:readline";
import { Writable } from "node:stream";

// Stands in for the terminal: what is typed is echoed into it.
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function askHidden(question: string): Promise<string | null> {
  const { stdin, stderr } = process;
  stderr.write(question);
  // With `terminal` the terminal's own echo is off, and the line can be edited.
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

/** What somebody types at the terminal without an echo, or the first line of what is piped in. */
export async function askSecret(question: string): Promise<string | null> {
  return process.stdin.isTTY ? askHidden(question) : readFirstLine();
}

/**
 * The password somebody types at the terminal, twice and without an echo, or the first line of what
 * is piped in. `null` when they do not agree or nothing came.
 */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return readFirstLine();
  const password = await askHidden("Password (at least 12 characters): ");
  if (password === null) return null;
  return (await askHidden("Again: ")) === password ? password : null;
}
