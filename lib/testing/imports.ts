import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ImportRequest } from "@/lib/imports/commands";
import { importFile } from "@/lib/imports/commands";
import { NO_MAPPING } from "@/lib/imports/mapping.schema";
import { inspectFile } from "@/lib/imports/readers/files.queries";
import type { ImportReport } from "@/lib/imports/reports";
import { db } from "@/lib/platform/db/client";

let folder = "";

/** Gives the test file a folder for its feeds, and each test a city called Pune with the id 1. */
export function setUpImports(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobharbor-imports-"));
  });
  beforeEach(async () => {
    await db.city.create({
      data: {
        id: 1,
        name: "Pune",
        nameKey: "pune",
        region: "Maharashtra",
        regionCode: "16",
        countryCode: "IN",
        latitude: 18.5,
        longitude: 73.8,
        population: 3_000_000,
        timeZone: "Asia/Kolkata",
      },
    });
  });
  afterAll(async () => rm(folder, { recursive: true, force: true }));
}

/** A posting as a source sends it, different for each number. */
export function aPosting(number: number, more: object = {}): object {
  return {
    "@type": "JobPosting",
    identifier: `p-${number}`,
    title: `Baker at oven ${number}`,
    description: `<p>Bake bread number ${number}.</p>`,
    hiringOrganization: { name: "Bread Ltd" },
    jobLocation: "Pune, India",
    employmentType: "FULL_TIME",
    ...more,
  };
}

/** `count` postings, numbered from 1. */
export function postings(count: number): object[] {
  return Array.from({ length: count }, (_each, index) => aPosting(index + 1));
}

/** Records as JSONL. */
export function lines(records: readonly object[]): string {
  return records.map((record) => JSON.stringify(record)).join("\n");
}

/** Imports a file with this content under the source "test". */
export async function runImport(
  content: string,
  more: Partial<ImportRequest> = {},
  name = "feed.jsonl",
): Promise<ImportReport> {
  const path = join(folder, name);
  await writeFile(path, content);
  const file = await inspectFile(path);
  return importFile({ file, source: "test", mapping: NO_MAPPING, ...more });
}
