import { NextRequest } from "next/server";
import { beforeEach, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { GET as readSitemap } from "../sitemaps/[file]/route";
import { GET } from "./[file]/route";

setUpDatabase();
beforeEach(() => dropCached());

const HOUR_MS = 3_600_000;

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new NextRequest(`http://localhost:3000${address}`, { headers });
  const file = request.nextUrl.pathname.split("/").at(-1) ?? "";
  return GET(request, { params: Promise.resolve({ file }) });
}

async function titles(address: string): Promise<string[]> {
  const feed = (await (await ask(address)).json()) as { items: { title: string }[] };
  return feed.items.map(({ title }) => title.replace(/ at .*/, ""));
}

it("contains the 50 newest live jobs of the search in its address, newest first", async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  for (let hours = 60; hours > 0; hours -= 1) {
    await makeJob({ title: `Baker ${hours}`, category: "design" }, ago(hours));
  }
  await makeJob({ title: "Accountant", category: "finance" });
  await moveJob(await makeJob({ title: "Closed baker", category: "design" }), "closed");

  const found = await titles("/feeds/jobs.json?category=design&sort=pay&page=2");

  expect(found).toHaveLength(50);
  expect(found.slice(0, 2)).toEqual(["Baker 1", "Baker 2"]);
  expect(await titles("/feeds/jobs.json?category=finance")).toEqual(["Accountant"]);
});

it.each([
  ["jobs.rss", "application/rss+xml; charset=utf-8"],
  ["jobs.atom", "application/atom+xml; charset=utf-8"],
  ["jobs.json", "application/feed+json; charset=utf-8"],
])("responds with %s, and then with 304 until it changes", async (file, type) => {
  await makeJob();
  const first = await ask(`/feeds/${file}`);
  const etag = first.headers.get("etag") ?? "";

  expect(first.headers.get("content-type")).toBe(type);
  expect(first.headers.get("cache-control")).toMatch(/^public, /);
  expect((await ask(`/feeds/${file}`, { "if-none-match": etag })).status).toBe(304);

  await makeJob();
  dropCached();
  expect((await ask(`/feeds/${file}`, { "if-none-match": etag })).status).toBe(200);
});

it("contains the newest published articles under file names of their own", async () => {
  const post = { summary: "s", body: "See [jobs](/jobs).", author: "Owen", tags: ["pay"] };
  const publishedAt = new Date("2026-11-20T08:30:00Z");
  await db.post.createMany({
    data: [
      { ...post, slug: "one", title: "One", publishedAt, changedAt: publishedAt },
      { ...post, slug: "draft", title: "Draft" },
    ],
  });

  const response = await ask("/feeds/blog.json");
  const feed = (await response.json()) as { items: { title: string; content_html: string }[] };

  expect(response.headers.get("last-modified")).toBe("Fri, 20 Nov 2026 08:30:00 GMT");
  expect(feed.items).toEqual([
    expect.objectContaining({
      title: "One",
      content_html: '<p>See <a href="http://localhost:3000/jobs">jobs</a>.</p>',
    }),
  ]);
  expect((await ask("/feeds/blog.rss")).headers.get("content-type")).toMatch(/^application\/rss/);
});

it.each(["rss", "jobs.rss.bak", "blog.xml", "indeed.rss", "posts.rss"])(
  "has no %s",
  async (file) => {
    expect((await ask(`/feeds/${file}`)).status).toBe(404);
  },
);

it("streams a whole sitemap file", async () => {
  await makeJob({ title: "Baker" });
  const params = Promise.resolve({ file: "jobs-1.xml" });

  const response = await readSitemap(new Request("http://localhost:3000/"), { params });
  const text = await response.text();

  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(text).toMatch(
    /^<\?xml .*<urlset .*<loc>http:\/\/localhost:3000\/job\/baker-.*<\/urlset>\s$/s,
  );
});
