import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { GET as readOEmbed } from "../../oembed/route";
import { GET } from "./route";

setUpDatabase();
beforeEach(() => dropCached());

const SITE = "http://localhost:3000";
const ask = (search: string) =>
  GET(new NextRequest(`${SITE}/embed/jobs?${search}`, { headers: { "x-nonce": "n1" } }));

async function slugsOf(
  id: string,
): Promise<{ slug: string; company: { slug: string; id: string } }> {
  const select = { slug: true, company: { select: { slug: true, id: true } } } as const;
  return db.job.findUniqueOrThrow({ where: { id }, select });
}

describe("an embedded list", () => {
  it("shows a company's live jobs, each opening its page in a new tab", async () => {
    const companyId = await makeCompany();
    const id = await makeJob({ companyId, title: "Baker <b>of</b> bread" });
    await moveJob(await makeJob({ companyId, title: "Closed baker" }), "closed");
    await makeJob({ title: "Another company's baker" });
    const { slug, company } = await slugsOf(id);

    const response = await ask(`company=${company.slug}`);
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(html).toContain("Baker &lt;b&gt;of&lt;/b&gt; bread");
    expect(html).toContain(
      `<a href="${SITE}/job/${slug}?utm_source=embed" target="_blank" rel="noopener">`,
    );
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      expect(tag).toMatch(/utm_source=embed.* target="_blank" rel="noopener"/);
    }
    for (const [tag] of html.matchAll(/<(?:script|style)[^>]*>/g)) expect(tag).toContain('"n1"');
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("shows a search's jobs, up to the requested number, whatever the address is", async () => {
    for (const title of ["Baker", "Cook", "Waiter"]) await makeJob({ title, category: "design" });

    expect((await (await ask("category=design&count=2")).text()).match(/<li>/g)).toHaveLength(2);
    const hostile = new URLSearchParams({
      query: "x".repeat(20_000),
      accent: "red}</style><script>alert(1)</script>",
      theme: "\u0000\ud800",
      count: "1e9",
    });
    const html = await (await ask(hostile.toString())).text();
    expect(html).toContain("There are no open jobs right now.");
    expect(html).not.toContain("alert(1)");
    expect(html.length).toBeLessThan(6000);
  });

  it("says so if the company doesn't exist, or no longer does", async () => {
    const { slug, company } = await slugsOf(await makeJob());
    expect((await ask("company=nobody-has-it")).status).toBe(404);

    await db.company.update({ where: { id: company.id }, data: { status: "suspended" } });
    dropCached();
    for (const search of [
      `company=${company.slug}`,
      `job=${slug}`,
      "job=%27%22",
      "company=%27%22",
    ]) {
      const response = await ask(search);
      expect(response.status, search).toBe(404);
      expect(await response.text()).toContain("is no longer on");
    }
  });

  it("says that a closed job is closed", async () => {
    const id = await makeJob({ title: "Baker" });
    const { slug } = await slugsOf(id);
    expect(await (await ask(`job=${slug}`)).text()).toContain("Baker");

    await moveJob(id, "closed");
    dropCached();
    expect(await (await ask(`job=${slug}`)).text()).toContain("This job is closed.");
  });
});

describe("oEmbed", () => {
  const describeAt = (url: string, more = "") =>
    readOEmbed(new NextRequest(`${SITE}/oembed?url=${encodeURIComponent(url)}${more}`));

  it("describes a live job's page and a company's, within the given size", async () => {
    const { slug, company } = await slugsOf(await makeJob({ title: "Baker" }));
    const job = await (await describeAt(`${SITE}/job/${slug}?utm_source=x`)).json();

    expect(job).toMatchObject({
      version: "1.0",
      type: "rich",
      provider_url: `${SITE}/`,
      width: 600,
    });
    expect(job.title).toMatch(/^Baker at /);
    expect(job.html).toContain(`<iframe src="${SITE}/embed/jobs?job=${slug}"`);
    expect(job.thumbnail_width).toBe(1200);

    const small = await (
      await describeAt(`${SITE}/companies/${company.slug}`, "&maxwidth=320&maxheight=200")
    ).json();
    expect(small).toMatchObject({ width: 320, height: 200 });
    expect(small.html).toContain('width="320" height="200"');
    expect(small).not.toHaveProperty("thumbnail_url");
  });

  it("writes XML too", async () => {
    const { company } = await slugsOf(await makeJob());
    await db.company.update({ where: { id: company.id }, data: { name: `A & <B> "C"` } });
    const response = await describeAt(`${SITE}/companies/${company.slug}`, "&format=xml");

    expect(response.headers.get("content-type")).toBe("text/xml; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.text()).toContain(
      "<author_name>A &amp; &lt;B&gt; &quot;C&quot;</author_name>",
    );
  });

  it.each([
    ["/job/nothing-0000000", "", 404],
    ["/companies/nobody-has-it", "", 404],
    ["/companies/%ff", "", 404],
    ["/Blogs/asking-about-pay", "", 404],
    ["/employer/jobs/1", "", 401],
    ["/app/profile", "", 401],
    ["/job/nothing", "&format=yaml", 501],
  ])("responds for %s%s with %i", async (path, more, status) => {
    expect((await describeAt(`${SITE}${path}`, more)).status).toBe(status);
  });

  it("describes no other site, and requires an address", async () => {
    const { slug } = await slugsOf(await makeJob());
    for (const url of [`https://elsewhere.example/job/${slug}`, "javascript:alert(1)", "job"]) {
      expect((await describeAt(url)).status).toBe(404);
    }
    expect((await describeAt("")).status).toBe(400);
  });
});
