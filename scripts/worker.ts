import { startWorker } from "../lib/background/runner";
import { disconnect } from "../lib/platform/db/client";

// `npm run worker`: reactions to events and the clock's tasks, on a database that is ready.
const worker = await startWorker();
process.stdout.write("The worker is running.\n");

async function stop(): Promise<void> {
  await worker.stop();
  await disconnect();
  process.exit(0);
}

void worker.failed.then((error) => {
  process.stderr.write(`The worker ended: ${String(error)}\n`);
  process.exit(1);
});
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
