import "server-only";
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from "prom-client";
import { countConnections, pool } from "./db/client";
import { replicaLag } from "./db/replica";
import { freeShare, WORKER_SILENCE_SECONDS } from "./health";
import { pageCacheCounts } from "./kept-pages";
import { waitingPasswords } from "./password-hash";

const PREFIX = "jobharbor_";

type Observed = { method: string; route: string; status: number; seconds: number };

/** What Prometheus reads of the web processes that share a port, and of what all processes share. */
export type Metrics = {
  observe: (request: Observed) => void;
  contentType: string;
  read: () => Promise<string>;
};

/** The other processes that listen on this one's port: a request may come to any of them. */
export type Siblings = {
  /** What those answer that are there. */
  readonly ask: () => Promise<unknown[]>;
  /** What this one answers from now on. */
  readonly answer: (answer: () => Promise<unknown>) => void;
};

const ALONE: Siblings = { ask: async () => [], answer: () => undefined };

const SHARED = `
  SELECT
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()) AS due,
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at > now()) AS later,
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS failed,
    (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float FROM graphile_worker.jobs
      WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL) AS age,
    (SELECT count(*)::int FROM worker_beats WHERE seen_at > now() - make_interval(secs => $1)) AS workers`;
// What is stored is measured, not counted: it may become less.
const COUNTED = `
  SELECT name, outcome, sum(count)::float AS total FROM daily_counts
  WHERE NOT starts_with(name, 'storage:') GROUP BY 1, 2 ORDER BY 1, 2`;
const STORED = `
  SELECT substr(name, 9) AS folder, outcome AS unit, count::float AS amount FROM daily_counts
  WHERE starts_with(name, 'storage:')
    AND day = (SELECT max(day) FROM daily_counts WHERE starts_with(name, 'storage:')) ORDER BY 1, 2`;

type Shared = { due: number; later: number; failed: number; age: number; workers: number };
type Stored = { folder: string; unit: string; amount: number };
type Counted = { name: string; outcome: string; total: number };

function gauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name: `${PREFIX}${name}`, help, registers: [registry] });
}

function poolGauge(registry: Registry): void {
  new Gauge({
    name: `${PREFIX}database_connections`,
    help: "Connections of the web processes, and what waits for one, by what they are for.",
    labelNames: ["purpose", "state"],
    registers: [registry],
    collect() {
      for (const { purpose, ...states } of countConnections()) {
        for (const [state, count] of Object.entries(states)) this.set({ purpose, state }, count);
      }
    },
  });
  new Gauge({
    name: `${PREFIX}password_checks_waiting`,
    help: "Passwords that wait to be hashed.",
    registers: [registry],
    collect() {
      this.set(waitingPasswords());
    },
  });
}

function pageCacheMetrics(registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: `${PREFIX}public_pages_total`,
    help: "Requests for public pages: answered from what is kept, rendered, or sharing another's.",
    labelNames: ["answer"],
    registers,
    collect() {
      this.reset();
      const answers = Object.entries(pageCacheCounts().requests);
      for (const [answer, count] of answers) this.inc({ answer }, count);
    },
  });
  new Counter({
    name: `${PREFIX}kept_pages_dropped_total`,
    help: "Kept pages that were dropped because what they show had changed.",
    registers,
    collect() {
      this.reset();
      this.inc(pageCacheCounts().dropped);
    },
  });
  new Gauge({
    name: `${PREFIX}kept_pages_bytes`,
    help: "What kept pages take of this process's memory.",
    registers,
    collect() {
      this.set(pageCacheCounts().bytes);
    },
  });
}

/** How far the replica is behind, where there is one that can be followed. */
function replicaGauge(registry: Registry): void {
  new Gauge({
    name: `${PREFIX}replica_lag_seconds`,
    help: "How far the replica was behind a second ago; absent while it cannot be followed.",
    registers: [registry],
    collect() {
      const seconds = replicaLag();
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}

/** The queue and its workers, as of now. */
function queueMetrics(registry: Registry): { read: () => Promise<void>; forget: () => void } {
  const tasks = new Gauge({
    name: `${PREFIX}queue_tasks`,
    help: "Tasks in the queue: due, for later, and failed for good.",
    labelNames: ["state"],
    registers: [registry],
  });
  const age = gauge(registry, "queue_oldest_seconds", "How long the oldest due task has waited.");
  const workers = gauge(registry, "workers", "Workers seen within the last minute.");
  return {
    read: async () => {
      const { rows } = await pool().query<Shared>(SHARED, [WORKER_SILENCE_SECONDS]);
      for (const row of rows) {
        tasks.set({ state: "due" }, row.due);
        tasks.set({ state: "later" }, row.later);
        tasks.set({ state: "failed" }, row.failed);
        age.set(row.age);
        workers.set(row.workers);
      }
    },
    forget: () => {
      tasks.reset();
      age.remove();
      workers.remove();
    },
  };
}

function storageMetrics(registry: Registry): () => Promise<void> {
  const stored = (name: string, help: string) =>
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames: ["folder"],
      registers: [registry],
    });
  const files = stored("storage_files", "Stored files by folder, as measured last night.");
  const bytes = stored("storage_bytes", "Size of stored files by folder, as measured last night.");
  return async () => {
    const { rows } = await pool().query<Stored>(STORED);
    files.reset();
    bytes.reset();
    for (const { folder, unit, amount } of rows) {
      (unit === "bytes" ? bytes : files).set({ folder }, amount);
    }
  };
}

/** What every process would say alike, read from the database at each scrape; whether it answered. */
function sharedMetrics(registry: Registry): () => Promise<boolean> {
  const queue = queueMetrics(registry);
  const readStored = storageMetrics(registry);
  const events = new Counter({
    name: `${PREFIX}events_total`,
    help: "Tasks, mails and searches, by outcome, of all processes together.",
    labelNames: ["name", "outcome"],
    registers: [registry],
  });
  return async () => {
    try {
      await queue.read();
      await readStored();
      const { rows } = await pool().query<Counted>(COUNTED);
      events.reset();
      for (const { name, outcome, total } of rows) events.inc({ name, outcome }, total);
      return true;
    } catch {
      // What was true before is not said again as if it were.
      queue.forget();
      return false;
    }
  };
}

/** The metrics of this process alone: its requests, memory, event loop and connections. */
function ownMetrics(): { registry: Registry; requests: Histogram } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const requests = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: "How long requests took, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  gauge(registry, "web_processes", "Web processes that these numbers are of.").set(1);
  poolGauge(registry);
  pageCacheMetrics(registry);
  replicaGauge(registry);
  return { registry, requests };
}

/** Makes the metrics of this process, which speaks for its siblings as well. */
export function makeMetrics(siblings: Siblings = ALONE): Metrics {
  const own = ownMetrics();
  const ownNow = () => own.registry.getMetricsAsJSON() as unknown as Promise<MetricObject[]>;
  siblings.answer(ownNow);
  const shared = new Registry();
  const reachable = gauge(shared, "database_up", "Whether the database answers.");
  const free = gauge(shared, "disk_free_ratio", "Share of the files' disk that is free.");
  const readShared = sharedMetrics(shared);
  return {
    observe: ({ method, route, status, seconds }) =>
      own.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    contentType: shared.contentType,
    read: async () => {
      // Without its database a process still says how it is.
      reachable.set((await readShared()) ? 1 : 0);
      free.set(await freeShare());
      const all = [await ownNow(), ...((await siblings.ask()) as MetricObject[][])];
      const summed = AggregatorRegistry.aggregate(all);
      return `${await summed.metrics()}\n${await shared.metrics()}`;
    },
  };
}
