import { parseArgs } from "node:util";
import { disconnect, pool } from "../lib/platform/db/client";
import { ensureBuild } from "../scripts/build";
import { type LoadedMarket, openLoaded } from "./search/setup";
import { writeIntoDocs } from "./search/tables";

type ProductBench = {
  /** Its name in docs/benchmarks.md. */
  name: string;
  /** How many postings are generated if the command line doesn't say. */
  jobs: number;
  /** Measures the product and returns a table. */
  measure: (loaded: LoadedMarket) => Promise<string>;
};

/**
 * Runs a bench of the built product on generated postings and returns its table. `--jobs` sets how
 * many there are, `--write` puts the table into docs/benchmarks.md.
 */
export async function benchLoadedProduct({ name, jobs, measure }: ProductBench): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string", default: String(jobs) },
      write: { type: "boolean", default: false },
    },
  });
  await ensureBuild();
  const loaded = await openLoaded(Number(values.jobs), { isKept: true });
  try {
    // Drops the events of the process that filled the database.
    await pool().query("DELETE FROM graphile_worker._private_jobs");
    const text = await measure(loaded);
    if (values.write) await writeIntoDocs(name, text);
    return text;
  } finally {
    await disconnect();
    await loaded.database.close();
  }
}
