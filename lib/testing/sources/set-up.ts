import { afterAll, beforeEach } from "vitest";
import { db } from "@/lib/platform/db/client";
import { runSource } from "@/lib/sources/runs.commands";
import { RUN_LIMITS, type VisitLimits } from "@/lib/sources/visits.schema";
import { aPosting, setUpImports } from "../imports";
import type { SourceServer } from "./source-server";

export const LIMITS = {
  ...RUN_LIMITS,
  ...{ pauseMs: 0, waitMs: 400, requestMs: 3000, documentBytes: 10_000_000 },
};

/** The time of most tests' first run. */
const FIRST_RUN = new Date("2026-11-26T08:00:00Z");
export const hoursLater = (hours: number) => new Date(FIRST_RUN.getTime() + hours * 3_600_000);

export const postings = (count: number) =>
  Array.from({ length: count }, (_, index) => aPosting(index + 1));

/** Gives each test a source of a server's: `/jobs.json`, or another one that it connects. */
export function setUpSource(server: SourceServer) {
  let id = "";
  const connect = async (kind: string, path: string) => {
    const { id: sourceId } = await db.source.create({ data: { name: `${kind} ${path}` } });
    const address = `${server.origin}${path}`;
    const connected = await db.connectedSource.create({
      data: { sourceId, kind, address, requestAddress: address, everyHours: 24 },
    });
    id = connected.id;
  };
  type RunOptions = { acceptsShrinking?: boolean; limits?: VisitLimits };
  const run = async (now = FIRST_RUN, more: RunOptions = {}) => {
    await runSource(id, { limits: LIMITS, now, ...more });
    return db.sourceRun.findFirstOrThrow({
      where: { connectedSourceId: id },
      orderBy: { id: "desc" },
    });
  };
  setUpImports();
  beforeEach(async () => {
    server.paths.clear();
    server.asked.length = 0;
    await connect("file", "/jobs.json");
  });
  afterAll(() => server.close());
  return {
    connect,
    run,
    id: () => id,
    source: () => db.connectedSource.findUniqueOrThrow({ where: { id } }),
    countOpen: () => db.job.count({ where: { status: "live" } }),
  };
}
