import "server-only";
import { readsPrimary } from "@/lib/platform/db/reader";
import { type IndexView, remember } from "./index-cache.queries";
import type { IndexConnection } from "./queries";
import type { LexemeNumbers, NamedNumber, RankingMarks } from "./term-names.schema";

const keyOf = ({ kind, number }: Pick<NamedNumber, "kind" | "number">) => `${kind} ${number}`;

/** What these numbers of the index stand for. */
export async function readNames(
  { client }: IndexConnection,
  view: IndexView,
  numbers: readonly Pick<NamedNumber, "kind" | "number">[],
): Promise<NamedNumber[]> {
  const { names } = view.cache;
  const known = numbers.flatMap((one) => names.get(keyOf(one)) ?? []);
  const unknown = numbers.filter((one) => !names.has(keyOf(one)));
  if (unknown.length === 0) return known;
  const of = (kind: NamedNumber["kind"]) =>
    unknown.flatMap((one) => (one.kind === kind ? [one.number] : []));
  const { rows } = await client.query<NamedNumber>({
    name: "search-names",
    text: `SELECT 'company' AS kind, id AS number, slug AS value, name AS label
      FROM search.companies WHERE id = ANY($1::int[])
      UNION ALL SELECT 'skill', id, slug, name FROM search.skills WHERE id = ANY($2::int[])
      UNION ALL SELECT 'city', id, city_id::text, '' FROM search.cities WHERE id = ANY($3::int[])`,
    values: [of("company"), of("skill"), of("city")],
  });
  for (const row of rows) remember(view, names, [keyOf(row), row]);
  return [...known, ...rows];
}

async function readLexemeNumbers(
  { client }: IndexConnection,
  view: IndexView,
  lexemes: readonly string[],
): Promise<LexemeNumbers[]> {
  const { lexemeNumbers } = view.cache;
  const known = lexemes.flatMap((lexeme) => lexemeNumbers.get(lexeme) ?? []);
  const unknown = lexemes.filter((lexeme) => !lexemeNumbers.has(lexeme));
  if (unknown.length === 0) return known;
  const { rows } = await client.query<LexemeNumbers>({
    name: "search-standings",
    text: `SELECT lexeme, (SELECT id FROM search.words WHERE words.lexeme = asked.lexeme) AS word,
        ARRAY(SELECT id FROM search.skills WHERE lexemes @> ARRAY[asked.lexeme]) AS skills
      FROM unnest($1::text[]) asked (lexeme)`,
    values: [unknown],
  });
  for (const row of rows) remember(view, lexemeNumbers, [row.lexeme, row]);
  return [...known, ...rows];
}

/** Where lexemes occur: title words by lexeme, skills, and both as marks. */
export type TermMarks = { marks: RankingMarks; wordIds: Map<string, number>; skillIds: number[] };

/**
 * The title words and skills that contain these lexemes. A mark has one bit for each lexeme, in
 * their order; `wordIds` and `skillIds` are numbers in the index.
 */
export async function readMarks(
  connection: IndexConnection,
  view: IndexView,
  lexemes: readonly string[],
): Promise<TermMarks> {
  const { titles, skills } = view.cache.columns;
  const marks = { words: new Int32Array(titles.end), skills: new Int32Array(skills.end) };
  const wordIds = new Map<string, number>();
  const skillIds = new Set<number>();
  for (const lexemeNumber of await readLexemeNumbers(connection, view, lexemes)) {
    const mask = 1 << lexemes.indexOf(lexemeNumber.lexeme);
    if (lexemeNumber.word !== null) {
      marks.words[lexemeNumber.word] = mask;
      wordIds.set(lexemeNumber.lexeme, lexemeNumber.word);
    }
    for (const id of lexemeNumber.skills) {
      marks.skills[id] = (marks.skills[id] ?? 0) | mask;
      skillIds.add(id);
    }
  }
  return { marks, wordIds, skillIds: [...skillIds] };
}

/**
 * The numbers in the index of cities, by id, without those where no job has ever been. Numbers
 * never change, so they're read once; that a city has none is known until documents are added.
 */
export async function numberCities(
  { client }: IndexConnection,
  { cache, version }: IndexView,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { cityNumbers, unnumberedCities } = cache;
  const unknown = ids.filter((id) => !cityNumbers.has(id) && !unnumberedCities.has(id));
  if (unknown.length > 0) {
    const { rows } = await client.query<{ id: number; number: number }>({
      name: "search-cities",
      text: `SELECT city_id AS id, id AS number FROM search.cities WHERE city_id = ANY($1::int[])`,
      values: [unknown],
    });
    for (const { id, number } of rows) cityNumbers.set(id, number);
    const isCurrent = version === cache.version && readsPrimary();
    for (const id of isCurrent ? unknown : []) if (!cityNumbers.has(id)) unnumberedCities.add(id);
  }
  return new Map(
    ids.flatMap((id) => {
      const number = cityNumbers.get(id);
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
}
