import "./supervised";
import { startWorker } from "../lib/background/runner";
import { disconnect } from "../lib/platform/db/client";
import { serveUntilStopped } from "./supervised";

// The worker itself: reactions to events and the clock's tasks, on a database that is ready.
const worker = await startWorker();
void worker.failed.then((error) => {
  process.stderr.write(`The worker ended: ${String(error)}\n`);
  process.exit(1);
});

serveUntilStopped({}, async () => {
  await worker.stop();
  await disconnect();
});
