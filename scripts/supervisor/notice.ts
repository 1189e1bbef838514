// The supervising program has no logger, which would take memory for a few lines a week: at a
// terminal it writes a sentence, and into a file or a pipe the same as a log line.
const WARNING = 40;

/** Reports what happened to a process and what is done about it. */
export function notice(sentence: string): void {
  const line = { level: WARNING, time: new Date().toISOString(), msg: sentence };
  process.stdout.write(`${process.stdout.isTTY ? sentence : JSON.stringify(line)}\n`);
}
