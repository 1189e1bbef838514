import { describe, expect, it } from "vitest";
import type { PostDetail } from "@/lib/content/blog/posts.schema";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { SAMPLE_POST } from "@/lib/testing/public-samples";
import { structuredDataFaults } from "@/lib/testing/services/structured-data";
import { blogMarkup, faqMarkup, postMarkup, postTrail } from "./articles";

const SITE = { name: "Jobs & <Harbours>", url: "https://jobs.example.org" };

const POST: PostDetail = { ...SAMPLE_POST, html: "<p>Ask.</p>", words: 640, more: [] };

describe("an article's markup", () => {
  it("contains what search engines need", async () => {
    const markup = postMarkup(POST, SITE);

    expect(markup).toMatchObject({
      "@type": "BlogPosting",
      headline: SAMPLE_POST.title,
      url: "https://jobs.example.org/Blogs/pay",
      datePublished: "2026-11-20T08:30:00.000Z",
      dateModified: "2026-11-21T09:00:00.000Z",
      author: { "@type": "Person", name: "Owen Hale" },
      keywords: "pay, interviews",
      wordCount: 640,
      image: expect.stringMatching(/^https:\/\/jobs\.example\.org\/og\/blog\/pay\?v=/),
    });
    expect(await structuredDataFaults(markup)).toEqual([]);
  });

  it("names the article's own picture, and leaves out missing tags", () => {
    const cover = { url: "/media/covers/x.webp", width: 1600, height: 900, alt: "" };
    const markup = postMarkup({ ...POST, cover, tags: [] }, SITE);

    expect(markup).toMatchObject({ image: "https://jobs.example.org/media/covers/x.webp" });
    expect(markup).not.toHaveProperty("keywords");
  });

  it("is valid for the blog, the questions and the breadcrumbs", async () => {
    const faqs = [{ question: "Do I pay?", answer: "No." }];
    const blog = blogMarkup([SAMPLE_POST], SITE);
    const page = faqMarkup(faqs);

    expect(page).toMatchObject({
      mainEntity: [{ "@type": "Question", name: "Do I pay?", acceptedAnswer: { text: "No." } }],
    });
    for (const markup of [blog, page, breadcrumbList(postTrail(SAMPLE_POST), SITE)]) {
      expect(markup && (await structuredDataFaults(markup))).toEqual([]);
    }
    expect(faqMarkup([])).toBeNull();
    expect(blogMarkup([], SITE)).toBeNull();
  });
});
