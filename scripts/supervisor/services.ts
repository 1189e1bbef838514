import { env } from "../../lib/platform/env";
import { heapMb, thisMachine } from "./capacity";
import { forkProcess, startProcess } from "./processes";
import { aborted, type Program } from "./program";
import { makeRelay } from "./relay";
import { restartsEnv } from "./restarts";
import { keepUp, type Service, type ServiceFacts, type ServiceOptions } from "./service";

/** How long requests and tasks in progress may take to end; what is left then is killed. */
const WEB_END_MS = 4500;
const WORKER_END_MS = 6000;

type Needs = Pick<ServiceOptions, "untilPossible">;

/** The web server on `PORT`: this many processes, each kept up separately. */
export function webServer(processes: number, needs: Needs = {}): ServiceOptions[] {
  const settingsAfter = (restarts: number) => ({
    program: "web-process" as const,
    heapMb: env().HEAP_MB ?? heapMb(thisMachine(), processes),
    env: { WEB_CONCURRENCY: String(processes), ...restartsEnv(restarts) },
  });
  const common = { graceMs: env().DRAIN_SECONDS * 1000 + WEB_END_MS, ...needs };
  if (processes === 1) {
    const start = (restarts: number) => startProcess(settingsAfter(restarts));
    return [{ ...common, name: "The web server", start }];
  }
  const relay = makeRelay();
  return Array.from({ length: processes }, (_, index) => ({
    ...common,
    name: `Web server ${index + 1}`,
    start: (restarts) => relay(forkProcess(settingsAfter(restarts))),
  }));
}

/** The worker. */
export function worker(needs: Needs = {}): ServiceOptions {
  const program = "worker-process" as const;
  const heap = env().HEAP_MB ?? heapMb(thisMachine(), 1);
  return {
    name: "The worker",
    start: (restarts) => startProcess({ program, heapMb: heap, env: restartsEnv(restarts) }),
    graceMs: WORKER_END_MS,
    ...needs,
  };
}

/**
 * Starts these and keeps each up, whatever happens to the others, until the program ends. Returns
 * what they reported when all served. Throws a `StartError` if one ends before that.
 */
export async function keepTogether(
  options: readonly ServiceOptions[],
  { onEnd, stopping }: Program,
): Promise<ServiceFacts> {
  stopping.throwIfAborted();
  const services: Service[] = [];
  onEnd({
    inOrder: async () => {
      await Promise.all(services.map((service) => service.stop()));
    },
    atOnce: () => {
      for (const service of services) service.kill();
    },
  });
  for (const each of options) services.push(keepUp(each));
  const facts = await Promise.race([
    Promise.all(services.map(({ started }) => started)),
    aborted(stopping),
  ]);
  return Object.assign({}, ...(facts ?? []));
}
