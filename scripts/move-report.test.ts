import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { MoveReport } from "../lib/imports/moving/commands";
import { describeMove, writeSkipped } from "./move-report";

const REPORT = {
  imported: { runId: "r-1" },
  skipped: Array.from({ length: 60 }, (_each, at) => ({
    ...{ row: at + 1, title: `Baker ${at}`, reason: "It was private." },
  })),
  scheduled: [{ row: 61, title: "Miller", day: "2027-01-05" }],
  others: new Map(),
  categories: {
    became: new Map([["Baking → Other", 3]]),
    unknown: new Map([["Baking", 3]]),
    ...{ added: [], refused: [] },
  },
  types: new Map(),
  unread: new Map([["_job_hours", 7]]),
  oldPages: { led: 2, lost: [{ kind: "category", name: "Baking", address: "/job-category/b/" }] },
  pictures: { taken: 0, kept: 0, missing: [] },
} as unknown as MoveReport;

it("prints the first rows that are left out, and writes all of them to a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-report-"));
  const path = await writeSkipped(REPORT, join(folder, "imports"));
  const lines = (await readFile(path ?? "", "utf8")).trimEnd().split("\n");
  await rm(folder, { recursive: true });
  const text = describeMove(REPORT, path);

  expect(path).toBe(join(folder, "imports/r-1.left-behind.jsonl"));
  expect(lines).toHaveLength(60);
  expect(JSON.parse(lines[59] ?? "")).toEqual(REPORT.skipped[59]);
  expect(text).toContain("  and 10 more\n");
  expect(text).toContain(
    "Scheduled, 1: they go live here on their day:\n  row 61 “Miller”: 2027-01-05\n",
  );
  expect(text).toContain("r-1.left-behind.jsonl");
  expect(await writeSkipped({ ...REPORT, skipped: [] }, folder)).toBeNull();
});

it("says how to keep categories, fields and pages that would be lost", () => {
  const text = describeMove(REPORT, null);

  expect(text).toContain("Categories that this site doesn't have:\n  3  Baking\n");
  expect(text).toContain("--create-categories");
  expect(text).toMatch(/--map can, as meta\.NAME\):\n {2}7 {2}_job_hours/);
  expect(text).toContain("2 lead to pages here\nPages that lead nowhere:\n  /job-category/b/");
});
