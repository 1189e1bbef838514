import { companiesChanged } from "../lib/companies/events";
import { flushViews } from "../lib/insights/views/commands";
import { JOB_EVENTS } from "../lib/jobs/events";
import { disconnect } from "../lib/platform/db/client";
import { log } from "../lib/platform/log";
import { startWebServer } from "../lib/platform/server";

// `npm run serve`: the web server alone, on a build and a database that are ready.

// tsx has Node keep the source map of every file it loads, 50 MB for the pages' chunks.
process.setSourceMapsEnabled(false);

const server = await startWebServer({ pagesDroppedBy: [...JOB_EVENTS, companiesChanged] });
process.stdout.write(`Serving on ${server.url}\n`);

async function stop(): Promise<void> {
  await server.stop();
  // What was counted in the last seconds; a database that is away must not keep it from ending.
  await flushViews().catch((error) => log.warn({ error: String(error) }, "views were lost"));
  await disconnect();
  process.exit(0);
}

// Started by `npm start`, it ends with it, however that ended.
if (process.channel) process.once("disconnect", () => void stop());
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
