import "server-only";
import { Counter, type Registry } from "prom-client";
import { countConnections } from "../db/client";
import { countSlowStatements } from "../db/slow-statements";
import { type ConnectionWaits, countWaits } from "../db/waits";
import { gauge, PREFIX } from "./metric";

/** A counter whose value is kept elsewhere, so that it is right in every bundle. */
function countedElsewhere(
  registry: Registry,
  [name, help, ...labelNames]: [name: string, help: string, ...labels: string[]],
  read: () => readonly (readonly [labels: readonly string[], count: number])[],
): void {
  new Counter({
    name: `${PREFIX}${name}`,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [values, count] of read()) {
        const labels = labelNames.map((label, index) => [label, values[index] ?? ""]);
        this.inc(Object.fromEntries(labels), count);
      }
    },
  });
}

/** Counters of statements and of waits for a connection. */
function databaseCounters(registry: Registry): void {
  countedElsewhere(
    registry,
    ["database_slow_statements_total", "Statements slower than SLOW_QUERY_MS.", "statement"],
    () => countSlowStatements().map(([name, count]) => [[name], count]),
  );
  const waits = (read: (wait: ConnectionWaits) => number) => () =>
    countWaits().map(([purpose, wait]) => [[purpose], read(wait)] as const);
  countedElsewhere(
    registry,
    ["database_lent_total", "Connections lent, by what they are for.", "purpose"],
    waits(({ lent }) => lent),
  );
  countedElsewhere(
    registry,
    ["database_wait_seconds_total", "Time spent waiting for a connection.", "purpose"],
    waits(({ seconds }) => seconds),
  );
  countedElsewhere(
    registry,
    ["database_refusals_total", "Who asked for a connection and got none.", "purpose"],
    waits(({ refused }) => refused),
  );
}

/** Connections, waits for one, and slow statements. */
export function databaseMetrics(registry: Registry): void {
  databaseCounters(registry);
  gauge(registry, {
    name: "database_connections",
    help: "Connections of this process, and what waits for one, by what they are for.",
    labels: ["purpose", "state"],
    collect() {
      for (const { purpose, ...states } of countConnections()) {
        for (const [state, count] of Object.entries(states)) this.set({ purpose, state }, count);
      }
    },
  });
}
