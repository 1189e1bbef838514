// The supervising program has no logger of its own, which would be memory for a few lines a week:
// at a terminal it writes a sentence, into a file or a pipe the same as a line of the log.
const WARNING = 40;

/** Says what happened to a process and what is done about it. */
export function notice(sentence: string): void {
  const line = { level: WARNING, time: new Date().toISOString(), msg: sentence };
  process.stdout.write(`${process.stdout.isTTY ? sentence : JSON.stringify(line)}\n`);
}
