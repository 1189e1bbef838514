/** Runs one step of a longer start, and reports its progress and duration on the terminal. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  process.stdout.write(`${label} ...\n`);
  const value = await work();
  process.stdout.write(`${label}: done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return value;
}
