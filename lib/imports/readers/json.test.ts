import { describe, expect, it } from "vitest";
import { collect, pieces } from "@/lib/testing/services/streams";
import { findPostings, readJsonArray } from "./json";

describe("readJsonArray", () => {
  it.each([1, 3, 1000])("reads the objects of an array, in pieces of %i", async (size) => {
    const objects = [{ a: 'x,]}"\\' }, { b: [1, [2, { c: 3 }]] }, {}];
    const read = await collect(
      readJsonArray(pieces(`\n ${JSON.stringify(objects, null, 2)} \n`, size)),
    );

    expect(read.map(({ fields }) => fields)).toEqual(objects);
  });

  it("reports broken, overlong and cut-off elements, and reads those in between", async () => {
    const text = `[{"a":1}, {"a":nope}, 7, {"a":"${"x".repeat(300)}"}, {"a":2}, {"a":"cut`;
    const read = await collect(readJsonArray(pieces(text, 10), 100));

    expect(read.map(({ fields }) => fields?.["a"] ?? null)).toEqual([1, null, null, null, 2, null]);
    expect(read[3]?.error).toContain("more than 100 characters");
    expect(read[5]?.error).toBe("The file ends in the middle of this record.");
  });

  it("finds nothing in an empty array", async () => {
    expect(await collect(readJsonArray(pieces(" [ ] ", 2)))).toEqual([]);
  });
});

describe("findPostings", () => {
  const posting = { "@type": "JobPosting", title: "Baker" };

  it.each<[string, unknown, number]>([
    ["a posting itself", posting, 1],
    ["a posting of several types", { "@type": ["Thing", "https://schema.org/JobPosting"] }, 1],
    ["a graph", { "@context": "x", "@graph": [{ "@type": "WebPage" }, posting, posting] }, 2],
    [
      "a list",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: posting }] },
      1,
    ],
    ["a page's main entity", { "@type": "WebPage", mainEntity: posting }, 1],
    ["an array", [posting, [posting]], 2],
    ["ordinary JSON", { jobs: [{ title: "a" }, { title: "b" }] }, 2],
    ["an empty list", { total: 0, jobs: [] }, 0],
    ["a flat record", { title: "a", company: "b" }, 1],
    ["an object of another type", { "@type": "Recipe", name: "Bread" }, 0],
    ["a text", "JobPosting", 0],
    ["null", null, 0],
  ])("finds the postings in %s", (_what, document, count) => {
    expect(findPostings(document)).toHaveLength(count);
  });

  it("follows a path to the records", () => {
    const document = { result: { rows: [{ title: "a" }, 5, null] } };

    expect(findPostings(document, "result.rows")).toEqual([{ title: "a" }]);
    expect(findPostings(document, "result.none.deeper")).toEqual([]);
  });
});
