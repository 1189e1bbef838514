import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { sitemapFile, sitemapIndex } from "./sitemap";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const changedAt = new Date("2026-11-20T08:30:00Z");

function parse(xml: string): { tags: string[]; texts: string[] } {
  const found = { tags: [] as string[], texts: [] as string[] };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name }) => found.tags.push(name));
  parser.on("text", (text) => text.trim() && found.texts.push(text));
  parser.write(xml).close();
  return found;
}

it("is a well-formed index", () => {
  const xml = sitemapIndex([{ name: "pages.xml", changedAt: null }], SITE);

  expect(parse(xml)).toEqual({
    tags: ["sitemapindex", "sitemap", "loc"],
    texts: ["https://jobs.example.org/sitemaps/pages.xml"],
  });
});

it("is a well-formed list, in pieces, with addresses escaped", async () => {
  async function* batches() {
    yield [{ path: "/job/a-b2", changedAt }];
    yield [{ path: "/companies/ham-&-<eggs>-ö", changedAt: null }];
  }
  const pieces: string[] = [];
  for await (const piece of sitemapFile(batches(), SITE)) pieces.push(piece);

  expect(pieces).toHaveLength(4);
  expect(parse(pieces.join("")).texts).toEqual([
    "https://jobs.example.org/job/a-b2",
    "2026-11-20T08:30:00.000Z",
    "https://jobs.example.org/companies/ham-&-%3Ceggs%3E-%C3%B6",
  ]);
});
