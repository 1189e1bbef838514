import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRedirect } from "@/lib/content/redirects/queries";
import { db } from "@/lib/platform/db/client";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { setUpImports } from "@/lib/testing/imports";
import { aPicture } from "@/lib/testing/pictures";
import {
  EXPORTED_SITE,
  type ExportedListing,
  wordpressExport,
} from "@/lib/testing/services/wordpress-export";
import { NO_MAPPING } from "../mapping.schema";
import { type MoveReport, type MoveRequest, moveFile } from "./commands";

setUpDatabase();
setUpImports();

const NOW = new Date("2026-11-26T10:00:00Z");
let folder = "";
let uploads = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-moving-"));
  uploads = join(folder, "uploads");
  await mkdir(join(uploads, "2025/11"), { recursive: true });
  await writeFile(join(uploads, "2025/11/bread.png"), await aPicture("png"));
  await writeFile(join(folder, "secret.png"), await aPicture("png"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function move(content: string, more: Partial<MoveRequest> = {}): Promise<MoveReport> {
  const path = join(folder, "export.xml");
  await writeFile(path, content);
  return moveFile({
    kind: "wp-job-manager",
    path,
    source: "old",
    mapping: { ...NO_MAPPING, country: "IN" },
    uploads,
    isDryRun: false,
    now: NOW,
    ...more,
  });
}

async function jobsByReference() {
  const jobs = await db.job.findMany({ include: { company: true } });
  return new Map(jobs.map((job) => [job.reference, job]));
}

describe("moving WP Job Manager's listings", () => {
  const moved = (listings: readonly ExportedListing[]) =>
    listings.filter(({ fate }) => fate !== "left behind");

  it("imports all of 500, and redirects every old address to its job", async () => {
    const { xml, listings } = wordpressExport(500);
    const report = await move(xml);
    const jobs = await jobsByReference();

    expect(report.imported.rejections).toEqual([]);
    expect(report.imported.counts).toMatchObject({
      created: moved(listings).length,
      rejected: 0,
    });
    expect(jobs.size + report.skipped.length).toBe(500);
    for (const { id, title, company, fate, address } of moved(listings)) {
      const job = jobs.get(`wp-${id}`);
      expect([job?.status, job?.company.name], title).toEqual([fate, company]);
      // If two listings share an address, the first one gets it.
      const owner = address === "/job/baker-40/" ? jobs.get("wp-1040") : job;
      expect((await findRedirect(address))?.target, address).toBe(`/job/${owner?.slug}`);
    }
    expect(report.skipped.every(({ reason }) => /\.$/.test(reason))).toBe(true);
    expect([...report.others]).toEqual([
      ["page", 1],
      ["attachment", 1],
    ]);
    expect(report.types.get("Temporary → contract")).toBeGreaterThan(50);
    expect([...report.categories.became.keys()]).toContain("Software Development → IT");
  }, 120_000);

  it("imports texts, places, pay, dates and the address to apply at", async () => {
    await move(wordpressExport(12).xml);
    const jobs = await jobsByReference();

    expect(jobs.get("wp-1000")).toMatchObject({
      title: "Baker & Pastry Chef No 0",
      description: "Bake bread number 0 & more.\n\n- Knead",
      applyUrl: "https://apply.example/0",
      location: "Pune, India",
      payCurrency: "EUR",
      payPeriod: "year",
      jobType: "full_time",
      category: "it",
      postedAt: new Date("2026-01-05T10:00:00Z"),
    });
    expect(jobs.get("wp-1001")).toMatchObject({ workMode: "remote", applyUrl: null });
    expect(jobs.get("wp-1001")?.description).toMatch(/know dough \\?\[m\/f\/d\\?\]/);
    expect(jobs.get("wp-1002")?.description).toContain("if (a");
    expect(jobs.get("wp-1003")).toMatchObject({
      status: "expired",
      endedAt: new Date("2026-03-01T00:00:00Z"),
    });
    expect(jobs.get("wp-1011")?.company.name).toBe(EXPORTED_SITE);
    // Ended jobs are never announced.
    const published = await queuedEvents("jobs.published");
    expect(JSON.stringify(published)).not.toContain(jobs.get("wp-1003")?.id);
    expect(JSON.stringify(published)).toContain(jobs.get("wp-1000")?.id);
  });

  it("gives companies their logos and descriptions, from the uploads folder only if there is one", async () => {
    const report = await move(wordpressExport(8).xml);
    const bread = await db.company.findFirstOrThrow({ where: { name: "Bread Ltd" } });

    expect(bread.logoKey).toMatch(/\.webp$/);
    expect(bread.description).toBe("We bake.");
    expect(report.pictures).toMatchObject({ taken: 1, missing: [{ company: "Oven Works" }] });
  });

  it("reads no file outside the uploads folder, and requests no private address", async () => {
    const { xml } = wordpressExport(4);
    const outside = xml
      .replaceAll("2025/11/bread.png", "../secret.png")
      .replaceAll("https://old.example/wp-content", "http://127.0.0.1:9/wp-content");
    const report = await move(outside);

    expect(report.pictures.taken).toBe(0);
    expect(report.pictures.missing).toEqual([
      { company: "Bread Ltd", reason: "The address isn't on the public internet." },
      { company: "Oven Works", reason: "The address isn't on the public internet." },
    ]);
  });

  it("changes nothing on a repeat", async () => {
    const { xml } = wordpressExport(30);
    const first = await move(xml);
    const before = [await db.job.findMany(), await db.redirect.findMany()];
    const again = await move(xml);

    expect(again.imported.counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: first.imported.counts.created,
    });
    expect([await db.job.findMany(), await db.redirect.findMany()]).toEqual(before);
    expect(again.pictures).toMatchObject({ taken: 0, kept: 1 });
  });

  it("reopens and ends what has changed since", async () => {
    const { xml } = wordpressExport(6);
    await move(xml);
    const filled = "<wp:meta_key><![CDATA[_filled]]></wp:meta_key><wp:meta_value><![CDATA[";
    await move(xml.replace(`${filled}0`, `${filled}1`));
    const jobs = await jobsByReference();

    expect(jobs.get("wp-1000")?.status).toBe("closed");
    expect(await queuedEvents("jobs.ended")).toHaveLength(1);
    await move(xml);
    expect((await jobsByReference()).get("wp-1000")?.status).toBe("live");
  });

  it("leaves out what only readers with a password could read", async () => {
    const { xml } = wordpressExport(2);
    const secret = "<wp:post_password><![CDATA[secret]]></wp:post_password><wp:status>";
    const report = await move(xml.replaceAll("<wp:status>", secret));

    const reason = "It is protected by a password.";
    expect(report.skipped).toMatchObject([{ reason }, { reason }]);
    expect(await db.job.count()).toBe(0);
  });

  it("says what would be imported without writing anything", async () => {
    const report = await move(wordpressExport(30).xml, { isDryRun: true });

    expect(report.imported.counts.created).toBeGreaterThan(20);
    expect([await db.job.count(), await db.redirect.count(), await db.company.count()]).toEqual([
      0, 0, 0,
    ]);
  });

  it("imports a broken export up to where it breaks, and says where", async () => {
    const { xml } = wordpressExport(10);
    const report = await move(xml.slice(0, xml.indexOf("<title>", xml.length / 2)));

    expect(report.imported.counts.created).toBeGreaterThan(2);
    expect(report.skipped.at(-1)?.reason).toContain("can't be read after line");
  });
});
