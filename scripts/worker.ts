import { aborted, runProgram } from "./supervisor/program";
import { keepTogether, worker } from "./supervisor/services";

// `npm run worker`: keeps a worker up, on a database that is ready.
await runProgram(async (program) => {
  await keepTogether([worker()], program);
  if (!program.stopping.aborted) process.stdout.write("The worker is running.\n");
  await aborted(program.stopping);
});
