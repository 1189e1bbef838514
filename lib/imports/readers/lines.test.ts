import { expect, it } from "vitest";
import { collect, pieces } from "@/lib/testing/services/streams";
import { readJsonLines } from "./lines";

it.each([1, 7, 1000])("reads one object per line, in pieces of %i characters", async (size) => {
  const text = '{"a":1}\r\n\n{"a":"zwei\\n"}\n  \n{"a":3}';
  const read = await collect(readJsonLines(pieces(text, size)));

  expect(read.map(({ fields }) => fields?.["a"])).toEqual([1, "zwei\n", 3]);
});

it("reports a broken line and reads on", async () => {
  const text = '{"a":1}\n{"a":\n[1]\n"x"\n{"a":2}\n';
  const read = await collect(readJsonLines(pieces(text, 5)));

  expect(read.map(({ fields }) => fields?.["a"] ?? null)).toEqual([1, null, null, null, 2]);
  expect(read[1]?.error).toMatch(/^The record isn't valid JSON: .*\.$/);
  expect(read[2]?.error).toBe("The record isn't a JSON object.");
});

it("skips a line beyond the limit without holding it", async () => {
  const text = `{"a":1}\n{"a":"${"x".repeat(5000)}"}\n{"a":2}\n{"a":"${"y".repeat(5000)}"}`;
  const read = await collect(readJsonLines(pieces(text, 64), 100));

  expect(read.map(({ fields }) => fields?.["a"] ?? null)).toEqual([1, null, 2, null]);
  expect(read[1]).toMatchObject({ error: expect.stringContaining("more than 100 characters") });
  expect(JSON.stringify(read[1]).length).toBeLessThan(500);
});

it.each([
  ["lists", "[".repeat(100_000) + "]".repeat(100_000)],
  ["objects", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`],
])("reports a line of deeply nested %s and reads on", async (_what, value) => {
  const read = await collect(readJsonLines(pieces(`{"a":1}\n{"a":${value}}\n{"a":2}\n`, 4096)));

  expect(read.map(({ fields }) => fields?.["a"] ?? null)).toEqual([1, null, 2]);
  expect(read[1]?.error).toBe("The record is nested more than 64 deep.");
});

it("finds nothing in an empty text", async () => {
  expect(await collect(readJsonLines(pieces("", 1)))).toEqual([]);
  expect(await collect(readJsonLines(pieces("\n\r\n ", 1)))).toEqual([]);
});
