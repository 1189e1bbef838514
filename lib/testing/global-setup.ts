import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureDatabase, startEmbeddedPostgres } from "@/lib/platform/db/embedded";
import { migrate } from "@/prisma/migrate";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest's own type is extended by merging
  export interface ProvidedContext {
    /** The server's address, ending in a slash. */
    databaseServer: string;
  }
}

export const TEMPLATE_DATABASE = "template_jobharbor";

/**
 * Starts a PostgreSQL for this run, with a migrated database that each worker copies. All temporary
 * files of the run are in a folder that is removed with it, since a worker that is ended can't.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-test-"));
  // PostgreSQL and the mail server run as users of their own.
  await chmod(folder, 0o755);
  process.env["TMPDIR"] = folder;
  const server = await startEmbeddedPostgres(join(folder, "postgres"), {
    settings: {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "100",
    },
  });
  await ensureDatabase(server, TEMPLATE_DATABASE);
  await migrate(server.url(TEMPLATE_DATABASE));
  project.provide("databaseServer", server.url(""));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
