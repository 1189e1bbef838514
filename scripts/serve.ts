import { env } from "../lib/platform/env";
import { processesOnOwnMachine, thisMachine } from "./supervisor/capacity";
import { aborted, runProgram } from "./supervisor/program";
import { keepTogether, webServer } from "./supervisor/services";

// `npm run serve`: keeps the web server up, on a build and a database that are ready.
await runProgram(async (program) => {
  const processes = env().WEB_CONCURRENCY ?? processesOnOwnMachine(thisMachine());
  const { url } = await keepTogether(webServer(processes), program);
  const by = processes > 1 ? ` by ${processes} processes` : "";
  if (!program.stopping.aborted) process.stdout.write(`Serving on ${url}${by}\n`);
  await aborted(program.stopping);
});
