import { describeAccounts } from "../prisma/demo/accounts";
import type { OpenDatabase } from "./database";
import { runTask } from "./supervisor/task";

/**
 * Brings the database up to date: migrations and places, and the demo content if it is an empty
 * embedded one. Returns what to say about the demo's accounts, if anything.
 */
export async function prepareData(
  { url, applicationUrl, server }: OpenDatabase,
  stopping: AbortSignal,
): Promise<string> {
  await runTask(
    {
      script: "scripts/prepare-database.ts",
      args: [applicationUrl, ...(server ? ["--demo"] : [])],
      env: { DATABASE_URL: url },
      failure: "We couldn't prepare the database.",
    },
    stopping,
  );
  return server ? describeAccounts() : "";
}
