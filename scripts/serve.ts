import { PUBLIC_PAGES } from "../lib/feeds/indexing/schema";
import { bodyLimitOf } from "../lib/http/body-limits";
import { flushViews } from "../lib/insights/views/commands";
import { disconnect } from "../lib/platform/db/client";
import { env } from "../lib/platform/env";
import { log } from "../lib/platform/log";
import { startWebServer } from "../lib/platform/server";
import { warmSearch } from "../lib/search/engine/memory/queries";

// `npm run serve`: the web server alone, on a build and a database that are ready.

// tsx has Node keep the source map of every file it loads, 50 MB for the pages' chunks.
process.setSourceMapsEnabled(false);

// The first visitor who searches must not wait for it; without it the first search reads it.
await warmSearch().catch((error) => log.warn({ error: String(error) }, "the search is cold"));

const server = await startWebServer({ pages: PUBLIC_PAGES, bodyLimitOf });
process.stdout.write(`Serving on ${server.url}\n`);

let isStopping = false;

async function stop(drainSeconds: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop(drainSeconds);
  // What was counted in the last seconds; a database that is away must not keep it from ending.
  await flushViews().catch((error) => log.warn({ error: String(error) }, "views were lost"));
  await disconnect();
  process.exit(0);
}

// Started by `npm start`, it ends with it, however that ended.
if (process.channel) process.once("disconnect", () => void stop(0));
// At a terminal nobody else is to be told first.
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(env().DRAIN_SECONDS));
