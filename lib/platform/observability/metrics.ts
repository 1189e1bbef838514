import "server-only";
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  type Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from "prom-client";
import { reservedPool } from "../db/client";
import { replicaLag } from "../db/replica";
import { env } from "../env";
import { waitingPasswords } from "../security/password-hash";
import { freeShare, readiness } from "../server/health";
import { cacheMetrics } from "./cache-metrics";
import { databaseMetrics } from "./database-metrics";
import type { Measure } from "./measures";
import { gauge, PREFIX } from "./metric";
import { queueMetrics } from "./queue-metrics";

type ObservedRequest = { method: string; route: string; status: number; seconds: number };

/** What Prometheus reads about this process and about what all processes share. */
export type Metrics = {
  observe: (request: ObservedRequest) => void;
  contentType: string;
  read: () => Promise<string>;
};

/** The other processes that listen on this one's port: a request may reach any of them. */
export type Siblings = {
  /** The responses of those that are there. */
  readonly ask: () => Promise<unknown[]>;
  /** What this one responds from now on. */
  readonly respond: (respond: () => Promise<unknown>) => void;
};

const ALONE: Siblings = { ask: async () => [], respond: () => undefined };

// Stored things are measured rather than counted, because their number may go down.
const COUNTED = `
  SELECT name, outcome, sum(count)::float AS total FROM daily_counts
  WHERE NOT starts_with(name, 'storage:') GROUP BY 1, 2 ORDER BY 1, 2`;
const STORED = `
  SELECT substr(name, 9) AS folder, outcome AS unit, count::float AS amount FROM daily_counts
  WHERE starts_with(name, 'storage:')
    AND day = (SELECT max(day) FROM daily_counts WHERE starts_with(name, 'storage:')) ORDER BY 1, 2`;

type StoredFilesRow = { folder: string; unit: string; amount: number };
type CounterRow = { name: string; outcome: string; total: number };

function passwordGauge(registry: Registry): void {
  gauge(registry, {
    name: "password_checks_waiting",
    help: "Passwords that wait to be hashed.",
    collect() {
      this.set(waitingPasswords());
    },
  });
}

function storageMetrics(registry: Registry): () => Promise<void> {
  const stored = (name: string, help: string) =>
    gauge(registry, { name, help, labels: ["folder"], together: "max" });
  const files = stored("storage_files", "Stored files by folder, as measured last night.");
  const bytes = stored("storage_bytes", "Size of stored files by folder, as measured last night.");
  return async () => {
    const { rows } = await reservedPool().query<StoredFilesRow>(STORED);
    files.reset();
    bytes.reset();
    for (const { folder, unit, amount } of rows) {
      (unit === "bytes" ? bytes : files).set({ folder }, amount);
    }
  };
}

/**
 * What every process would report alike, read from the database at each scrape; returns whether it
 * answered.
 */
function sharedMetrics(registry: Registry): () => Promise<boolean> {
  const queue = queueMetrics(registry);
  const readStored = storageMetrics(registry);
  const events = new Counter({
    name: `${PREFIX}events_total`,
    help: "Tasks, mails and searches, by outcome, of all processes together.",
    labelNames: ["name", "outcome"],
    aggregator: "max",
    registers: [registry],
  });
  return async () => {
    try {
      await queue.read();
      await readStored();
      const { rows } = await reservedPool().query<CounterRow>(COUNTED);
      events.reset();
      for (const { name, outcome, total } of rows) events.inc({ name, outcome }, total);
      return true;
    } catch {
      // Old values are not repeated as if they were current.
      queue.forget();
      return false;
    }
  };
}

/** What domains report about themselves; a value that can't be read now is absent. */
function domainMetrics(registry: Registry, measures: readonly Measure[]): () => Promise<void> {
  const read = async (statement: string, shown: Gauge) => {
    try {
      const { rows } = await reservedPool().query<{ number: number }>(statement);
      shown.set(rows[0]?.number ?? 0);
    } catch {
      shown.remove();
    }
  };
  const reads = measures.map(({ name, help, statement }) => {
    const shown = gauge(registry, { name, help, together: "max" });
    return () => read(statement, shown);
  });
  return async () => {
    await Promise.all(reads.map((readOne) => readOne()));
  };
}

/** The checks behind `/readyz`: 1 for each that passes. */
function checkMetrics(registry: Registry): () => Promise<void> {
  const help = "What /readyz looks at: 1 for what is right.";
  const shown = gauge(registry, { name: "check", help, labels: ["check"], together: "min" });
  return async () => {
    const { checks } = await readiness();
    for (const [check, isRight] of Object.entries(checks)) shown.set({ check }, isRight ? 1 : 0);
  };
}

/** Where there is a replica, how far it is behind and whether it is read. */
function replicaGauges(registry: Registry): void {
  if (!env().DATABASE_REPLICA_URL) return;
  gauge(registry, {
    name: "replica_lag_seconds",
    help: "How far the replica was behind a second ago; absent while it cannot be followed.",
    together: "max",
    collect() {
      const seconds = replicaLag();
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
  gauge(registry, {
    name: "replica_read",
    help: "1 while public pages read from the replica, 0 while the primary answers instead.",
    together: "min",
    collect() {
      const seconds = replicaLag() ?? Number.POSITIVE_INFINITY;
      this.set(seconds <= env().REPLICA_MAX_LAG_SECONDS ? 1 : 0);
    },
  });
}

/** The metrics of this process only: its requests, memory, event loop, connections and caches. */
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
  gauge(registry, { name: "web_processes", help: "Web processes these numbers are of." }).set(1);
  gauge(registry, {
    name: "web_started_seconds",
    help: "When the newest of the web processes started, in seconds since 1970.",
    together: "max",
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  databaseMetrics(registry);
  passwordGauge(registry);
  cacheMetrics(registry);
  replicaGauges(registry);
  return { registry, requests };
}

type Options = {
  /** What domains report about themselves. */
  readonly measures?: readonly Measure[] | undefined;
  /** Without siblings, it reports only itself. */
  readonly siblings?: Siblings | undefined;
};

/**
 * Makes the metrics of this process and its siblings, combined, and of what all processes of the
 * product share.
 */
export function makeMetrics({ measures = [], siblings = ALONE }: Options = {}): Metrics {
  const own = ownMetrics();
  const ownNow = () => own.registry.getMetricsAsJSON() as unknown as Promise<MetricObject[]>;
  siblings.respond(ownNow);
  const shared = new Registry();
  const worst = (name: string, help: string) => gauge(shared, { name, help, together: "min" });
  const reachable = worst("database_up", "Whether the database answers.");
  const free = worst("disk_free_ratio", "Share of the files' disk that is free.");
  const readShared = sharedMetrics(shared);
  const readDomains = domainMetrics(shared, measures);
  const readChecks = checkMetrics(shared);
  return {
    observe: ({ method, route, status, seconds }) =>
      own.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    contentType: shared.contentType,
    read: async () => {
      // Without its database, a process still reports on itself.
      reachable.set((await readShared()) ? 1 : 0);
      await readDomains();
      await readChecks();
      free.set(await freeShare());
      const all = [await ownNow(), ...((await siblings.ask()) as MetricObject[][])];
      const summed = AggregatorRegistry.aggregate(all);
      return `${await summed.metrics()}\n${await shared.metrics()}`;
    },
  };
}
