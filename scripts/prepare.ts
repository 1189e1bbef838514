import { describeAccounts } from "../prisma/demo/accounts";
import type { OpenDatabase } from "./database";
import { runTask } from "./supervisor/task";

/**
 * Brings the database up to date: migrations and places, and in the embedded one the demo content
 * when it is empty. Answers what to tell about the demo's accounts, or nothing.
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
