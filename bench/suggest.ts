import { loadCities } from "../lib/places/commands";
import { disconnect, pool } from "../lib/platform/db/client";
import { refreshSuggestions } from "../lib/search/suggestions/commands";
import { listSuggestions } from "../lib/search/suggestions/queries";
import { correctWords } from "../lib/search/suggestions/spelling.queries";
import { integer, pick, type Random, seeded, weighted } from "../prisma/demo/random";
import { migrate } from "../prisma/migrate";
import { effort } from "./effort";
import { median } from "./product";
import { fillSuggestions } from "./suggest-data";

// What suggesting costs among a hundred thousand labels and every city, in units of a statement that
// only computes, on the same connection; and how often one random mistake in a word is seen through.

const DATA = effort(".data/bench-suggest", ".data/bench-suggest-quick");
const ASKED = effort(500, 20);
const MISTAKES = effort(1000, 20);
const ROUNDS = effort(3, 1);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

type Label = { label: string; start: string; weight: number };
type SuggestionWay = { name: string; ask: (text: string) => Promise<unknown>; texts: string[] };

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

async function measureUnit(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    times.push(await time(() => pool().query("SELECT sum(g) FROM generate_series(1, 100000) g")));
  }
  return median(times);
}

/** A word with one letter too many, too few, wrong, or swapped with the next; never the first. */
function mistaken(random: Random, word: string): string {
  const at = integer(random, 1, word.length - 1);
  const [before, letter] = [word.slice(0, at), pick(random, [...LETTERS])];
  const swapped = Math.min(at, word.length - 2);
  return pick(random, [
    before + word.slice(at + 1),
    before + letter + word.slice(at),
    before + letter + word.slice(at + 1),
    word.slice(0, swapped) +
      word.charAt(swapped + 1) +
      word.charAt(swapped) +
      word.slice(swapped + 2),
  ]);
}

async function readLabels(): Promise<Label[]> {
  const { rows } = await pool().query<Label>(
    `SELECT label, min(start) AS start, max(s.weight) AS weight
     FROM search.suggestions s JOIN search.suggestion_starts t ON t.suggestion_id = s.id
     WHERE s.postings > 0 GROUP BY s.id, label ORDER BY s.id`,
  );
  return rows;
}

async function readWords(): Promise<[string, number][]> {
  const { rows } = await pool().query<{ word: string; frequency: number }>(
    `SELECT word, sum(postings)::int AS frequency
     FROM search.suggestions, unnest(string_to_array(words, ' ')) word
     WHERE word ~ '^[a-z]{5,}$' GROUP BY 1 HAVING sum(postings) >= 5 ORDER BY 1`,
  );
  return rows.map(({ word, frequency }) => [word, Math.sqrt(frequency)]);
}

async function measure({ name, ask, texts }: SuggestionWay, unit: number): Promise<string> {
  // The best time of each, so that what else the machine does counts less.
  const times = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, text] of texts.entries()) {
      times[index] = Math.min(times[index] ?? 0, await time(() => ask(text)));
    }
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const units = [p50, p95].map((ms) => `${ms.toFixed(2)} | ${(ms / unit).toFixed(3)}`);
  return `| ${name} | ${units.join(" | ")} |`;
}

/** What part of single mistakes in words is seen through at the first guess. */
async function measureGuesses(random: Random): Promise<string> {
  const words = await readWords();
  let right = 0;
  for (let count = 0; count < MISTAKES; count += 1) {
    const word = weighted(random, words);
    const [guess] = await correctWords([mistaken(random, word)]);
    if (guess === word) right += 1;
  }
  return `Of ${MISTAKES} words with one random mistake, ${((100 * right) / MISTAKES).toFixed(1)} % were guessed at first.`;
}

async function report(): Promise<string> {
  // As if it were time to: ten minutes after the last.
  const later = new Date(Date.now() + 24 * 3_600_000);
  const refreshing = await time(() => refreshSuggestions(later));
  await pool().query("VACUUM ANALYZE search.suggestions, search.suggestion_starts");
  const random = seeded("bench-suggest-questions");
  const labels = await readLabels();
  const begun = Array.from({ length: ASKED }, () => {
    const { start } = pick(random, labels);
    return start.slice(0, integer(random, 1, Math.min(12, start.length)));
  });
  const wrong = Array.from({ length: ASKED }, () => {
    const { start } = pick(
      random,
      labels.filter((one) => one.start.length >= 8),
    );
    return mistaken(random, start.slice(0, integer(random, 5, Math.min(14, start.length))));
  });
  const words = await readWords();
  const alone = Array.from({ length: ASKED }, () => mistaken(random, weighted(random, words)));
  const unit = await measureUnit();
  const ways: SuggestionWay[] = [
    { name: "what is typed, right so far", ask: (text) => listSuggestions(text), texts: begun },
    {
      name: "the same, places alone",
      ask: (text) => listSuggestions(text, ["place"]),
      texts: begun,
    },
    { name: "with a mistake", ask: (text) => listSuggestions(text), texts: wrong },
    { name: "one word corrected", ask: (text) => correctWords([text]), texts: alone },
  ];
  const lines: string[] = [];
  for (const way of ways) lines.push(await measure(way, unit));
  return [
    `${labels.length} labels of live postings and the larger cities; U = ${unit.toFixed(1)} ms, the best of ${ROUNDS} rounds.`,
    `Making them all the first time, or comparing them when they are there: ${(refreshing / 1000).toFixed(1)} s.`,
    "",
    "| asked | p50 ms | p50 U | p95 ms | p95 U |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
    await measureGuesses(random),
  ].join("\n");
}

/** Measures suggestions and answers a table. The first run makes the postings. */
export async function run(): Promise<string> {
  process.env["DATA_DIR"] = DATA;
  process.env["LOG_LEVEL"] = "error";
  // Of one connection, so that the unit is measured on the same.
  process.env["DATABASE_POOL_MAX"] = "1";
  const { openDatabase } = await import("../scripts/database");
  const database = await openDatabase();
  try {
    await migrate(database.url);
    await loadCities();
    await fillSuggestions();
    return await report();
  } finally {
    await disconnect();
    await database.close();
  }
}
