import { expect, it } from "vitest";
import { fingerprint, nameStatement } from "./statements";

it.each([
  [
    'SELECT "public"."jobs"."id" FROM "public"."jobs" WHERE ("public"."jobs"."id" = $1)',
    "select jobs",
  ],
  [
    "INSERT INTO rate_limits (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET points = 1",
    "insert rate_limits",
  ],
  ["UPDATE ONLY companies SET name = $1", "update companies"],
  [
    "WITH due AS (SELECT id FROM jobs) SELECT * FROM due JOIN search.phrases USING (id)",
    "with jobs, due, search.phrases",
  ],
  ["SELECT extract(epoch FROM now()) FROM unnest($1::text[])", "select"],
  ["-- from secrets\nDELETE FROM tokens WHERE note = 'from meera@example.org'", "delete tokens"],
  [
    "SELECT $x$ from meera $x$, 'it''s from owen' FROM a, b JOIN c ON true JOIN d ON true JOIN e ON true",
    "select a, c, d",
  ],
  ["BEGIN", "begin"],
  ["", "unknown"],
])("gives %s the name %s", (text, name) => {
  expect(nameStatement(text)).toBe(name);
});

it("uses the name that a statement was given", () => {
  expect(nameStatement("SELECT 1 FROM jobs", "search-follow")).toBe("search-follow");
});

it("distinguishes two statements with one name, but not their values", () => {
  const of = (value: string) => fingerprint(`SELECT 1 FROM jobs WHERE title = '${value}'`);
  expect(of("a")).toBe(of("b"));
  expect(of("a")).not.toBe(fingerprint("SELECT 2 FROM jobs"));
});
