import { expect, it } from "vitest";
import { homonymsIn } from "./homonyms";

it.each([
  ["lib/search/engine/a.ts", "type Posting = { close: number };", ["Posting", "close"]],
  ["lib/search/engine/posting-lists.ts", "const POSTING_LISTS = 1; type PostingList = {};", []],
  ["lib/jobs/posting/a.ts", "export type Posting = { answer: string };", []],
  [
    "lib/accounts/a.ts",
    "function answerLogin(standings: string[]) {}",
    ["answerLogin", "standings"],
  ],
  [
    "lib/accounts/a.ts",
    '// const answers = 1;\nconst said = "const answers = 1"; `answers: `;',
    [],
  ],
  ["components/applications/a.tsx", "const board = 1;", ["board"]],
  ["lib/jobs/boards/a.ts", "const board = 1;", []],
  ["lib/alerts/a.ts", "type Row = { standingQueryId: number | null };", []],
])("finds in %s, which contains %s, the names %j", (path, text, names) => {
  const found = homonymsIn(path, text).map((problem) => problem.split(": ")[1]);
  expect(found).toEqual(names);
});

it("reports a file with such a name", () => {
  expect(homonymsIn("components/insights/tiles.tsx", "")).toEqual([
    'components/insights/tiles.tsx: "insight" has one meaning (analytics)',
  ]);
});
