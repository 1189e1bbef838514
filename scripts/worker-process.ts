import "./supervised";
import { startWorker } from "../lib/background/runner";
import { disconnect } from "../lib/platform/db/client";
import { count } from "../lib/platform/observability/counts";
import { log } from "../lib/platform/observability/log";
import { logEverything } from "../lib/platform/observability/process-log";
import { serveUntilStopped } from "./supervised";
import { ownRestarts } from "./supervisor/restarts";

// The worker itself: reactions to events and scheduled tasks, on a database that is ready.
logEverything();
const worker = await startWorker();
count("worker", "restarted", ownRestarts());
void worker.failed.then((error) => {
  log.fatal({ error: String(error) }, "the worker gave up: it will be restarted");
  process.exit(1);
});

serveUntilStopped({}, async () => {
  await worker.stop();
  await disconnect();
});
