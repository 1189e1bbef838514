import { describe, expect, it } from "vitest";
import { collect, pieces } from "@/lib/testing/services/streams";
import { readCsv } from "./csv";

const read = (text: string, size = 16, limit = 1000) => collect(readCsv(pieces(text, size), limit));

describe("readCsv", () => {
  it.each([1, 5, 1000])(
    "reads quoted fields with breaks and quotes, in pieces of %i",
    async (size) => {
      const rows = await read('title,text\r\nBaker,"one\r\ntwo, ""three"""\r\nCook,\r\n', size);

      expect(rows.map(({ fields }) => fields)).toEqual([
        { title: "Baker", text: 'one\r\ntwo, "three"' },
        { title: "Cook", text: "" },
      ]);
    },
  );

  it.each([";", "\t", "|"])("recognises %j as the separator", async (mark) => {
    const rows = await read(`title${mark}city\nBaker, bread${mark}Pune\n`, 1000);

    expect(rows[0]?.fields).toEqual({ title: "Baker, bread", city: "Pune" });
  });

  it("reports rows with too many or too few columns and reads on", async () => {
    const rows = await read("a,b\n1,2\n1,2,3\n1\n3,4\n");

    expect(rows.map(({ error }) => Boolean(error))).toEqual([false, true, true, false]);
    expect(rows[1]?.error).toContain("3 columns but the header has 2");
  });

  it("loses only the line of a quote that is never closed", async () => {
    const rows = await read('a,b\n1,2\n3,"open\n5,6\n7,8\n');

    expect(rows.map(({ fields }) => fields?.["a"] ?? null)).toEqual(["1", null, "5", "7"]);
    expect(rows[1]?.error).toBe("A quoted field in this row isn't closed.");
  });

  it("loses only the line of a quote that isn't closed within the limit", async () => {
    const rest = Array.from({ length: 300 }, (_each, index) => `${index},x`).join("\n");
    const rows = await read(`a,b\n"open,2\n${rest}\n`, 64, 200);

    expect(rows.filter(({ error }) => error)).toHaveLength(1);
    expect(rows.filter(({ fields }) => fields)).toHaveLength(300);
  });

  it("finds no rows in an empty file or under a header", async () => {
    expect(await read("")).toEqual([]);
    expect(await read("a,b\n")).toEqual([]);
  });
});
