import { describe, expect, it } from "vitest";
import { importsOf } from "./imports";
import { findCycles } from "./metrics";
import { checkAreas, checkPlaces } from "./places";
import { checkPurity } from "./purity";
import { readName, rightOf } from "./tree";

const AREA = ["lib/jobs/schema.ts", "lib/jobs/commands.ts", "lib/jobs/saved.commands.ts"];

const placesOf = (...paths: string[]) => checkPlaces(paths.map(readName));
const purityOf = (path: string, text: string) => checkPurity(readName(path), text);

describe("a file's place and name", () => {
  it("are right for an area of topics with their tests", () => {
    const tests = ["lib/jobs/saved.commands.test.ts", "lib/jobs/saved.limits.test.ts"];

    expect(placesOf(...AREA, ...tests)).toEqual([]);
    expect(placesOf("lib/platform/a.ts", "lib/platform/b.ts", "lib/platform/events.ts")).toEqual(
      [],
    );
  });

  it.each([
    ["an unknown suffix", "lib/jobs/saved.rules.ts", `"rules" isn't a suffix`],
    ["a suffix outside the domains", "lib/shared/saved.queries.ts", `"queries" isn't a suffix`],
    ["a name that says nothing", "lib/jobs/rules.ts", `"rules" isn't a topic`],
    ["two suffixes", "lib/jobs/saved.queries.commands.ts", "one topic and one suffix"],
    ["a suffix as the topic", "lib/jobs/queries.commands.ts", "a suffix, not a topic"],
    [
      "a test without a file that it tests",
      "lib/jobs/closing.test.ts",
      "named after a file beside it",
    ],
    ["a test in a folder of its own", "lib/jobs/limits/saved.test.ts", "named after a file"],
    ["a folder that is nested too deeply", "lib/jobs/own/edits/lines.ts", "deeper than"],
    ["a bare suffix outside an area's root", "lib/jobs/own/edits/queries.ts", "only for the root"],
  ])("may not be %s", (_what, path, problem) => {
    expect(placesOf(...AREA, path).join("\n")).toContain(problem);
  });

  it("may not be in a folder of one file, of two besides tests, or of too many", () => {
    const many = Array.from({ length: 26 }, (_, index) => `lib/search/topic-${index}.ts`);

    expect(placesOf(...AREA, "lib/jobs/own/edits.ts")).toEqual([
      expect.stringContaining("lib/jobs/own: holds 1 of at least 3 files"),
    ]);
    expect(placesOf("lib/jobs/a.ts", "lib/jobs/b.ts", "lib/jobs/b.test.ts")).toHaveLength(1);
    expect(placesOf(...many)).toEqual([expect.stringContaining("holds 26 of at most 25 files")]);
  });
});

describe("an area of components", () => {
  const areaOf = (...paths: string[]) => checkAreas(paths.map(readName));
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => `components/jobs/card-${index}.tsx`);

  it("contains 3 to 25 files, including style sheets but not tests", () => {
    const besides = ["components/jobs/card-0.css", "components/jobs/card-0.test.ts"];

    expect(areaOf(...cards(24), ...besides)).toEqual([]);
    expect(areaOf(...cards(25), ...besides)).toEqual([
      expect.stringContaining("components/jobs: holds 26 of at most 25 files"),
    ]);
    expect(areaOf(...cards(2))).toHaveLength(1);
  });

  it("has no areas of its own", () => {
    const deep = cards(3).map((path) => path.replace("jobs/", "jobs/page/parts/"));

    expect(areaOf(...deep)).toEqual(Array(3).fill(expect.stringContaining("deeper than")));
  });
});

describe("a file's content", () => {
  const server = 'import "server-only";\n';

  it("follows its suffix", () => {
    expect(rightOf(readName("lib/jobs/saved.commands.ts"))).toBe("commands");
    expect(rightOf(readName("lib/jobs/schema.ts"))).toBe("schema");
    expect(rightOf(readName("lib/jobs/lifecycle.ts"))).toBe("");
    expect(rightOf(readName("lib/background/events.ts"))).toBe("");
  });

  it("is only for the server if its suffix says so", () => {
    expect(purityOf("lib/jobs/saved.queries.ts", "export {};\n")).toHaveLength(1);
    expect(purityOf("lib/jobs/saved.queries.ts", server)).toEqual([]);
    expect(purityOf("lib/http/route.ts", "export {};\n")).toHaveLength(1);
  });

  it.each([
    [server],
    ['import { readFile } from "node:fs/promises";\n'],
    ['import { db } from "@/lib/platform/db/client";\n'],
    ['import { listJobs } from "./queries";\n'],
    ['import type { JobRow } from "./queries";\n'],
    ['export { listJobs } from "../jobs/saved.queries";\n'],
  ])("is pure if its suffix doesn't say so, and so may not contain %j", (text) => {
    expect(purityOf("lib/jobs/lifecycle.ts", text)).toHaveLength(1);
    expect(purityOf("lib/jobs/policy.ts", text)).toHaveLength(1);
  });

  it("may use the server's types in events and emails", () => {
    const text = 'import type { EventDefinition } from "@/lib/platform/queue";\n';

    expect(purityOf("lib/jobs/events.ts", text)).toEqual([]);
    expect(purityOf("lib/jobs/events.ts", text.replace("type ", ""))).toHaveLength(1);
  });

  it("is only shapes and constants in a schema", () => {
    const shapes =
      'import { z } from "zod";\nexport const line = (most: number) =>\n  z.string().max(most);\n';

    expect(purityOf("lib/jobs/saved.schema.ts", shapes)).toEqual([]);
    expect(
      purityOf("lib/jobs/saved.schema.ts", "export function slugOf(title: string) {}\n"),
    ).toEqual([expect.stringContaining("slugOf is logic")]);
    expect(
      purityOf("lib/jobs/schema.ts", "export const slugOf = (title: string) => title.trim();\n"),
    ).toHaveLength(1);
  });
});

describe("imports", () => {
  it("are read with their targets", () => {
    const text = [
      'import { z } from "zod";',
      "import {",
      "  type One,",
      "  type Other,",
      '} from "../schema";',
      'const late = await import("@/lib/jobs/queries");',
    ].join("\n");

    expect(importsOf("lib/jobs/own/a.ts", text, (path) => path.endsWith(".ts"))).toEqual([
      { target: "zod", isOwn: false, isType: false },
      { target: "lib/jobs/schema.ts", isOwn: true, isType: true },
      { target: "lib/jobs/queries.ts", isOwn: true, isType: false },
    ]);
  });

  it("form cycles, each found once", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["a"]],
      ["d", ["e"]],
      ["e", ["d", "gone"]],
      ["f", ["f"]],
    ]);

    expect(findCycles(graph)).toEqual([
      ["d", "e"],
      ["a", "b", "c"],
    ]);
  });
});
