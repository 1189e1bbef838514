import { expect, it } from "vitest";
import { likelyJobPages, readSitemap } from "./sitemaps";

const HERE = "https://www.lantern.example/sitemap.xml";

it("names its pages, except those of other sites", () => {
  const text = `<urlset><url><loc> https://lantern.example/jobs/1?a=1&amp;b=2 </loc></url>
    <url><lastmod> 2026-11-20 </lastmod><loc><![CDATA[https://careers.lantern.example/2]]></loc></url>
    <url><loc>https://evil.example/jobs/3</loc></url><url><loc>file:///etc/passwd</loc></url></urlset>`;
  expect(readSitemap(text, HERE)).toEqual({
    pages: [
      { address: "https://lantern.example/jobs/1?a=1&b=2", stamp: null },
      { address: "https://careers.lantern.example/2", stamp: "2026-11-20" },
    ],
    sitemaps: [],
  });
});

it("names further sitemaps", () => {
  const text = "<sitemapindex><sitemap><loc>/jobs.xml</loc></sitemap></sitemapindex>";
  expect(readSitemap(text, HERE).sitemaps).toEqual(["https://www.lantern.example/jobs.xml"]);
});

it("prefers pages that look like jobs", () => {
  const about = { address: "https://lantern.example/about", stamp: null };
  const job = { address: "https://lantern.example/careers/1", stamp: null };
  expect(likelyJobPages([about, job])).toEqual([job]);
  expect(likelyJobPages([about])).toEqual([about]);
});

it("is no slower to read if it isn't closed, or never ends", () => {
  const text = `<urlset><loc>${" ".repeat(1_000_000)}${"<loc>".repeat(100_000)}<loc>/jobs/1</loc>`;

  expect(readSitemap(text, HERE).pages).toEqual([
    { address: "https://www.lantern.example/jobs/1", stamp: null },
  ]);
});
