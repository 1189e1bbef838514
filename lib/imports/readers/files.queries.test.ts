import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collect } from "@/lib/testing/services/streams";
import { defaultSourceName, inspectFile, listImportFiles, readRecords } from "./files.queries";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-readers-"));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function titles(path: string): Promise<unknown[]> {
  const records = await collect(readRecords(await inspectFile(path)));
  return records.map(({ fields, error }) => fields?.["title"] ?? error);
}

describe("reading files", () => {
  it("recognises the format by the name, or else by the beginning", async () => {
    const formats = await Promise.all(
      (
        [
          ["a.jsonl", '{"title":1}\n{"title":2}', "jsonl"],
          ["b.jsonl", '[{"title":1}]', "jsonld"],
          ["c", '{"title":1}\n{"title":2}', "jsonl"],
          ["d", '{"@type":"JobPosting"}', "jsonld"],
          ["e", "<rss></rss>", "xml"],
          ["f", "<!DOCTYPE html><p>", "jsonld"],
          ["g", "a,b\n1,2", "csv"],
          ["h.tsv", "a\tb", "csv"],
        ] as const
      ).map(async ([name, text, format]) => [
        (await inspectFile(await write(name, text))).format,
        format,
      ]),
    );
    for (const [found, expected] of formats) expect(found).toBe(expected);
  });

  it("reads UTF-8 with a byte order mark, UTF-16, windows-1252 and what XML declares", async () => {
    const utf16 = Buffer.from('\ufeff{"title":"Bäcker"}\n', "utf16le");
    const old = Buffer.from('{"title":"B\xe4cker"}\n', "latin1");
    const xml = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><s><job><title>B\xe4cker</title></job></s>',
      "latin1",
    );

    expect(await titles(await write("bom.jsonl", '\ufeff{"title":"Bäcker"}'))).toEqual(["Bäcker"]);
    expect(await titles(await write("bom.csv", "\ufefftitle,x\r\nBäcker,1\r\n"))).toEqual([
      "Bäcker",
    ]);
    expect(await titles(await write("utf16.jsonl", utf16))).toEqual(["Bäcker"]);
    expect(await titles(await write("old.jsonl", old))).toEqual(["Bäcker"]);
    expect(await titles(await write("old.xml", xml))).toEqual(["Bäcker"]);
  });

  it("keeps characters whole that are split between two pieces of the file", async () => {
    const title = "é€🙂".repeat(30_000);

    expect(await titles(await write("long.jsonl", JSON.stringify({ title })))).toEqual([title]);
  });

  it("reads an array, a document and a page from the same kind of file", async () => {
    const posting = '{"@type":"JobPosting","title":"Baker"}';

    expect(await titles(await write("array.json", `  [${posting}, ${posting}]`))).toHaveLength(2);
    expect(await titles(await write("one.json", posting))).toEqual(["Baker"]);
    expect(
      await titles(
        await write("page.html", `<script type="application/ld+json">${posting}</script>`),
      ),
    ).toEqual(["Baker"]);
    expect(await titles(await write("empty.json", ""))).toEqual([]);
  });

  it("lists a folder's files that can be imported, in order", async () => {
    const inside = join(folder, "drop", "b");
    await mkdir(inside, { recursive: true });
    for (const name of ["z.csv", "SOURCE.md", ".hidden.json", "b/a.xml"]) {
      await write(join("drop", name), "x");
    }

    const found = await listImportFiles(join(folder, "drop"));

    expect(found.map((path) => path.slice(folder.length + 6))).toEqual(["b/a.xml", "z.csv"]);
  });

  it("names a source after the folder and the file", () => {
    expect(defaultSourceName("/srv/feeds/partner/jobs.xml")).toBe("partner/jobs");
    expect(defaultSourceName("jobs.xml")).toBe("jobs");
  });
});
