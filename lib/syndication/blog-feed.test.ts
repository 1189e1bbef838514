import { describe, expect, it } from "vitest";
import { SAMPLE_POST } from "@/lib/testing/public-samples";
import { blogFeed } from "./blog-feed";
import { writeFeed } from "./job-feeds";

const SITE = { name: "Jobs & <Harbours>", url: "https://jobs.example.org" };

describe("the blog's feed", () => {
  const html =
    '<h2 id="a">A</h2><p><a href="/jobs?x=1&amp;y=2">j</a> <a href="#a">a</a> <a href="https://example.org/" rel="noopener">e</a></p>';

  it("contains each article in full, with addresses that work elsewhere", () => {
    const feed = JSON.parse(writeFeed(blogFeed([{ ...SAMPLE_POST, html }], "json", SITE), "json"));

    expect(feed).toMatchObject({
      title: "Blog – Jobs & <Harbours>",
      home_page_url: "https://jobs.example.org/Blogs",
      feed_url: "https://jobs.example.org/feeds/blog.json",
      items: [
        {
          title: SAMPLE_POST.title,
          url: "https://jobs.example.org/Blogs/pay",
          date_published: "2026-11-20T08:30:00.000Z",
          date_modified: "2026-11-21T09:00:00.000Z",
          authors: [{ name: "Owen Hale" }],
          tags: ["pay", "interviews"],
        },
      ],
    });
    expect(feed.items[0].content_html).toBe(
      '<h2 id="a">A</h2><p><a href="https://jobs.example.org/jobs?x=1&amp;y=2">j</a> ' +
        '<a href="https://jobs.example.org/Blogs/pay#a">a</a> ' +
        '<a href="https://example.org/" rel="noopener">e</a></p>',
    );
  });

  it.each(["rss", "atom"] as const)("is well-formed %s, even when empty", (format) => {
    const xml = writeFeed(blogFeed([{ ...SAMPLE_POST, html }], format, SITE), format);

    expect(xml).toContain("What to ask &lt;about&gt; pay &amp; when");
    expect(xml).toContain("Owen Hale");
    expect(writeFeed(blogFeed([], format, SITE), format)).toContain("/Blogs");
  });
});
