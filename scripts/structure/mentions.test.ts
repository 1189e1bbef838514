import { expect, it } from "vitest";
import { missingMentions } from "./mentions";

const FILES = ["lib/jobs/lifecycle.ts", "app/(site)/jobs/[jobId]/page.tsx", "docs/api.md"];

const missingIn = (path: string, text: string) =>
  missingMentions(path, text, {
    files: FILES,
    exists: (name) => FILES.some((file) => file === name || file.startsWith(`${name}/`)),
  }).map((problem) => /names (\S+),/.exec(problem)?.[1]);

it.each([
  ["docs/jobs.md", "See `lib/jobs/lifecycle.ts`, `lib/jobs/closing.ts` and lib/gone."],
  ["lib/jobs/a.ts", "// See lib/jobs/closing.ts.\n/** As in (lib/gone) says. */"],
])("reports paths that do not exist: %s", (path, text) => {
  expect(missingIn(path, text)).toEqual(["lib/jobs/closing.ts", "lib/gone"]);
});

it("finds a file by its name only", () => {
  expect(missingIn("docs/jobs.md", "`lifecycle.ts`, `jobs/lifecycle.ts`, `closing.ts`")).toEqual([
    "closing.ts",
  ]);
});

it("reads the names of route folders", () => {
  expect(
    missingIn("lib/jobs/a.ts", "// app/(site)/jobs/[jobId]/page.tsx, app/(site)/[id]"),
  ).toEqual(["app/(site)/[id]"]);
});

it("resolves links from the page that has them", () => {
  expect(
    missingIn("docs/jobs.md", "[a](api.md#errors) [b](gone.md) [c](../README.md) [d](/jobs)"),
  ).toEqual(["docs/gone.md", "README.md"]);
});

it("ignores patterns, addresses and strings", () => {
  const patterns = "lib/*/events.ts, lib/<domain>/a.ts, https://example.com/lib/a.ts, topic.ts";
  expect(missingIn("docs/jobs.md", patterns)).toEqual([]);
  expect(missingIn("lib/jobs/a.ts", 'const path = "lib/gone/a.ts"; // Left.')).toEqual([]);
});
