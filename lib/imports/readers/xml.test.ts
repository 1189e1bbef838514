import { describe, expect, it } from "vitest";
import { collect, pieces } from "@/lib/testing/services/streams";
import { readXmlRecords } from "./xml";

const read = (text: string, size = 20, limit = 1000) =>
  collect(readXmlRecords(pieces(text, size), limit));

describe("readXmlRecords", () => {
  it.each([1, 9, 5000])(
    "reads jobs with CDATA, references and lists, in pieces of %i",
    async (size) => {
      const file = `<?xml version="1.0"?><source><publisher>P</publisher><job>
      <title><![CDATA[Baker & cook]]></title><company>A &amp; B</company>
      <job-skills/><cities><city>Pune</city><city>Delhi</city></cities>
      <description><![CDATA[<p>Bake</p>]]></description></job><job><title>Cook</title></job></source>`;

      expect((await read(file, size)).map(({ fields }) => fields)).toEqual([
        {
          title: "Baker & cook",
          company: "A & B",
          "cities.city": ["Pune", "Delhi"],
          description: "<p>Bake</p>",
        },
        { title: "Cook" },
      ]);
    },
  );

  it("reads RSS items, without prefixes and attributes", async () => {
    const file = `<rss xmlns:g="urn:g"><channel><title>Feed</title><item><title>Baker</title>
      <guid isPermaLink="false">7</guid><g:company>Bread</g:company></item></channel></rss>`;

    expect((await read(file))[0]?.fields).toEqual({
      title: "Baker",
      guid: "7",
      "guid@ispermalink": "false",
      company: "Bread",
    });
  });

  it("reads a description's own elements as its markup", async () => {
    const file =
      "<jobs><job><description>We <b>bake</b>:<ul><li>bread</li></ul></description></job></jobs>";

    expect((await read(file))[0]?.fields).toEqual({
      description: "We <b>bake</b>:<ul><li>bread</li></ul>",
    });
  });

  it("refuses entity definitions before they are used", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE j [<!ENTITY a "${"x".repeat(50)}"><!ENTITY b "&a;&a;">
      <!ENTITY f SYSTEM "file:///etc/passwd">]><jobs><job><title>&b;&f;</title></job></jobs>`;
    const [only, ...more] = await read(bomb);

    expect(only?.error).toContain("DOCTYPE");
    expect(more).toEqual([]);
  });

  it("returns what a broken feed contains up to where it breaks", async () => {
    const read1 = await read("<s><job><title>a</title></job><job><title>b</job></s>");
    const read2 = await read("<s><job><title>a</title></job></s>\nRevision\n");
    const read3 = await read("<s><job><title>a</title></job><job><title>b");
    const read4 = await read("<s><job><title>&undefined;</title></job></s>");

    for (const found of [read1, read2, read3]) {
      expect(found).toHaveLength(2);
      expect(found[0]?.fields).toEqual({ title: "a" });
      expect(found[1]?.error).toMatch(/^The feed can't be read after line \d+: /);
    }
    expect(read4[0]?.error).toContain("undefined entity");
  });

  it("reports jobs that are empty or overlong and reads on", async () => {
    const found = await read(
      `<s><job>...</job><job><title>${"x".repeat(3000)}</title></job><job><title>a</title></job></s>`,
    );

    expect(found.map(({ error }) => Boolean(error))).toEqual([true, true, false]);
    expect(found[1]?.error).toContain("more than 1,000 characters");
  });

  it("refuses endless nesting", async () => {
    expect((await read(`<s><job>${"<x>".repeat(10_000)}`))[0]?.error).toContain(
      "nested too deeply",
    );
  });
});
