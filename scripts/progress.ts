/** Runs one step of a longer start and tells the terminal how it goes and how long it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  process.stdout.write(`${label} ...\n`);
  const value = await work();
  process.stdout.write(`${label}: done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return value;
}
