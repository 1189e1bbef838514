import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { GET } from "./[file]/route";

setUpDatabase();

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new NextRequest(`http://localhost:3000/feeds/${address}`, { headers });
  const file = request.nextUrl.pathname.split("/").at(-1) ?? "";
  return GET(request, { params: Promise.resolve({ file }) });
}

async function titles(address: string): Promise<string[]> {
  const text = await (await ask(address)).text();
  return [...text.matchAll(/<(?:title|name)><!\[CDATA\[(.*?)\]\]>/g)].map(
    ([, title]) => `${title}`,
  );
}

it("has all live jobs, even more than are read at once, each once", async () => {
  const companyId = await makeCompany();
  const made: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    made.push(await makeJob({ companyId, title: `Baker ${number}` }));
  }
  await db.$executeRaw`
    INSERT INTO jobs (id, short_id, slug, company_id, status, title, description, excerpt, job_type,
      category, work_mode, eligible_countries, location, posted_at, updated_at)
    SELECT gen_random_uuid(), 'x' || n, 'x' || n, ${companyId}::uuid, 'live', 'Pilot ' || n, 'Steer.',
      'Steer.', 'full_time', 'other', 'on_site', '{}', 'Cork', now(), now()
    FROM generate_series(1, 1200) n`;

  const found = await titles("jobs.xml");

  expect(found).toHaveLength(1203);
  expect(new Set(found).size).toBe(1203);
  expect(made).toHaveLength(3);
});

it("has only the jobs of its company and filters, and refuses other filters", async () => {
  const companyId = await makeCompany("Harbour Bakery");
  await makeJob({ companyId, title: "Baker", category: "design" });
  await makeJob({ companyId, title: "Driver", jobType: "contract", workMode: "on_site" });
  await makeJob({ title: "Teacher", places: [{ cityId: null, label: "Cork", countryCode: "IE" }] });
  await makeJob({
    ...{ title: "Writer", workMode: "remote", places: [], eligibleCountries: ["IE", "PT"] },
  });

  expect(await titles("jobs.xml?company=harbour-bakery")).toEqual(["Baker", "Driver"]);
  expect(await titles("jooble.xml?company=harbour-bakery&category=design")).toEqual(["Baker"]);
  expect(await titles("jobs.xml?jobType=contract,full-time&mode=on-site&category=other")).toEqual([
    "Driver",
    "Teacher",
  ]);
  expect(await titles("jobs.xml?country=ie")).toEqual(["Teacher", "Writer"]);
  const statuses = await Promise.all(
    ["?company=none", "?query=baker", "?category=baking", "?country=XX"].map(
      async (search) => (await ask(`indeed.xml${search}`)).status,
    ),
  );
  expect(statuses).toEqual([404, 400, 400, 400]);
});

it("drops a job as soon as it ends, and responds with 304 until then", async () => {
  const [id, other] = [await makeJob({ title: "Baker" }), await makeJob({ title: "Driver" })];
  const first = await ask("jobs.xml");
  const etag = first.headers.get("etag") ?? "";
  const seen = async () => (await ask("jobs.xml", { "if-none-match": etag })).status;

  expect(first.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("public, max-age=30");
  expect(etag).toMatch(/^W\/"/);
  expect(await seen()).toBe(304);
  expect((await ask("indeed.xml", { "if-none-match": etag })).status).toBe(200);

  await moveJob(id, "closed");
  expect(await seen()).toBe(200);
  expect(await titles("jobs.xml")).toEqual(["Driver"]);
  // Its day is over, and no task has run since.
  await db.job.update({ where: { id: other }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await titles("jobs.xml")).toEqual([]);
});

it("responds with 304 for a company's feed as long as only others' jobs change", async () => {
  const companyId = await makeCompany("Harbour Bakery");
  const id = await makeJob({ companyId, title: "Baker" });
  const know = async (path: string) => {
    const etag = (await ask(path)).headers.get("etag") ?? "";
    return async () => (await ask(path, { "if-none-match": etag })).status;
  };
  const [all, own] = [await know("jobs.xml"), await know("jobs.xml?company=harbour-bakery")];
  expect([await all(), await own()]).toEqual([304, 304]);

  await makeJob({ title: "Driver" });
  expect([await all(), await own()]).toEqual([200, 304]);
  await moveJob(id, "closed");
  expect(await own()).toBe(200);
});

it("has no jobs of a suspended company", async () => {
  const companyId = await makeCompany("Harbour Bakery");
  await makeJob({ companyId });
  await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });

  expect(await titles("jobs.xml")).toEqual([]);
  expect((await ask("jobs.xml?company=harbour-bakery")).status).toBe(404);
});

it("refuses LinkedIn's feed while there's no address to write to, and says so", async () => {
  await makeJob({ title: "Baker" });
  const refused = await ask("linkedin.xml");
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain("Set CONTACT_EMAIL.");
  expect((await ask("indeed.xml")).status).toBe(200);
});
