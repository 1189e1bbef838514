import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findRedirect } from "@/lib/content/redirects/queries";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpImports } from "@/lib/testing/imports";
import { type Mapping, NO_MAPPING } from "../mapping.schema";
import { type MoveReport, moveFile } from "./commands";
import { movedRow } from "./csv-rows";

setUpDatabase();
setUpImports();

async function move(content: string, mapping: Mapping = NO_MAPPING): Promise<MoveReport> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-moving-"));
  try {
    const path = join(folder, "jobs.csv");
    await writeFile(path, content);
    const now = new Date("2026-11-26T10:00:00Z");
    const request = { path, mapping, now, source: "old", uploads: null, isDryRun: false };
    return await moveFile({ kind: "csv", ...request });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe("moving a board's CSV export", () => {
  const head =
    "Job ID,Job Title,Company Name,Location,Job Description,Job Type,Job URL,Apply URL,Status,Post Date,Expiration Date,Company Logo";
  const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(",");
  const text = [
    head,
    row(
      "1",
      "Baker",
      "Bread Ltd",
      "Pune, India",
      "Bake.",
      "Full Time",
      "https://old.example/jobs/1-baker",
      "https://apply.example/1",
      "active",
      "2026-01-05",
      "2027-01-05",
      "",
    ),
    row(
      "2",
      "Cook",
      "Bread Ltd",
      "Pune, India",
      "Cook.",
      "Part Time",
      "https://old.example/jobs/2-cook",
      "",
      "Expired",
      "2026-01-05",
      "2026-02-05",
      "",
    ),
    row(
      "3",
      "Chef",
      "Bread Ltd",
      "Pune, India",
      "Lead.",
      "Full Time",
      "https://old.example/jobs/3-chef",
      "",
      "draft",
      "",
      "",
      "",
    ),
    row(
      "4",
      "",
      "Bread Ltd",
      "Pune, India",
      "Lead.",
      "Full Time",
      "https://old.example/jobs/4",
      "",
      "closed",
      "2026-01-05",
      "",
      "",
    ),
  ].join("\n");

  it("recognises the usual columns: pages of the old site, status, dates", async () => {
    const report = await move(text);
    const all = await db.job.findMany();
    const jobs = new Map(all.map((job) => [job.reference, job]));

    expect(report.imported.counts).toMatchObject({ created: 2, rejected: 1 });
    expect(report.skipped).toEqual([{ row: 4, title: "Chef", reason: "Its status is “draft”." }]);
    expect(jobs.get("1")).toMatchObject({ status: "live", applyUrl: "https://apply.example/1" });
    expect(jobs.get("2")).toMatchObject({ status: "expired", applyUrl: null });
    expect((await findRedirect("/jobs/1-baker"))?.target).toBe(`/job/${jobs.get("1")?.slug}`);
  });

  it("follows a mapping if columns have other names", async () => {
    const renamed = text.replace("Job Title", "Bezeichnung").replace("Job URL", "Kurzname");
    const fields = {
      title: "Bezeichnung",
      oldUrl: { template: "/stellen/{Job ID}" },
    };
    await move(renamed, { only: {}, fields });

    expect((await findRedirect("/stellen/1"))?.target).toMatch(/^\/job\/baker-/);
  });
});

it.each(["private", "trash", "on hold", "cancelled", "0"])(
  "leaves out a row whose status, %s, doesn't mean open or ended",
  (status) => {
    const fields = { Title: "Chef", Company: "Bread Ltd", Status: status };

    expect(movedRow(fields, new Set(), new Date())).toEqual({
      title: "Chef",
      reason: `Its status is “${status}”.`,
    });
  },
);
