import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { searchLag } from "@/lib/search/index-lag.queries";
import { setUpDatabase } from "@/lib/testing/database";

vi.hoisted(() => {
  process.env["SLOW_QUERY_MS"] = "1";
  // There is none, which is what the replica's alert is about.
  process.env["DATABASE_REPLICA_URL"] = "postgresql://replica.invalid/jobharbor";
});

import { pool } from "../db/client";
import { makeMetrics } from "./metrics";

setUpDatabase();

const rules = readFileSync("deploy/alerts.yml", "utf8");
const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(
  ([, expression = ""]) => expression,
);
const names = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = ""]) => name);

/** Every metric that an expression names, with the labels it uses. */
function asked(expression: string): [metric: string, labels: string[]][] {
  return [...expression.matchAll(/\b(jobharbor_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric = "", labels = ""]) => [
      metric,
      [...labels.matchAll(/(\w+)=/g)].map(([, label = ""]) => label),
    ],
  );
}

it("alerts use existing metrics and labels", async () => {
  const metrics = makeMetrics({ measures: searchLag });
  metrics.observe({ method: "GET", route: "/", status: 503, seconds: 0.1 });
  await pool().query("SELECT pg_sleep(0.01)");
  await pool().query("SELECT graphile_worker.add_job('probe')");
  await pool().query("SELECT graphile_worker.add_job('broken')");
  await pool().query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts
    WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`);
  await pool().query(`INSERT INTO daily_counts (day, name, outcome, count)
    VALUES (now(), 'mail', 'refused', 1), (now(), 'worker', 'restarted', 1),
      (now(), 'web', 'restarted', 1), (now(), 'backup', 'done', 1)`);
  const text = await metrics.read();
  const wanted = expressions.flatMap(asked);

  expect(wanted.length).toBeGreaterThan(15);
  for (const [metric, labels] of wanted) {
    const samples = text.split("\n").filter((line) => new RegExp(`^${metric}[ {]`).test(line));
    expect(samples, metric).not.toEqual([]);
    for (const label of labels) expect(samples[0], metric).toMatch(new RegExp(`[{,]${label}=`));
  }
});

it("each alert says what to do, in the file and in the documentation", () => {
  const documented = readFileSync("docs/operations.md", "utf8");
  expect(names.length).toBe(expressions.length);
  expect(rules.match(/^ +summary: ".+"$/gm)).toHaveLength(names.length);
  expect(rules.match(/^ +description: ".{40,}"$/gm)).toHaveLength(names.length);
  for (const name of names) expect(documented, name).toContain(`\`${name}\``);
});
