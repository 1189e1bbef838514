import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { reader, readerPool } from "@/lib/platform/db/reader";
import { indexHeading } from "./indexed-text";
import { synonymsChanged } from "./synonyms.events";
import {
  type Candidate,
  mergeCandidates,
  type TypicalTitle,
  titleWords,
  weighTitles,
} from "./taxonomy";
import { taxonomiesChanged } from "./taxonomy.events";
import type { ImportedTaxonomy, RelatedTitle, WeightedTitle } from "./taxonomy.schema";

// The statements are fixed and named, so that a connection plans them once.

/** The words' lexemes, and those of the same with a synonym in the place of some of them. */
type Reading = { lexemes: string[]; trust: number; synonym: string | null };

// Who types a word with several meanings may mean any of them.
const READINGS = `WITH asked AS (SELECT search.lexemes_of($1) AS lexemes),
  known AS (
    SELECT lexemes, alternatives, 1.0 AS trust FROM search.synonyms
    WHERE lexemes[1] = ANY ((SELECT lexemes FROM asked)::text[])
    UNION ALL
    SELECT t.lexemes, t.alternatives, CASE WHEN s.is_one_way THEN 0.6 ELSE 1.0 END
    FROM search.built_in_readings t JOIN search.built_in_synonyms s USING (name)
    WHERE t.lexemes[1] = ANY ((SELECT lexemes FROM asked)::text[])
      AND name NOT IN (SELECT o.name FROM search.switched_off_synonyms o)
  )
  SELECT lexemes, 1.0::float8 AS trust, NULL AS synonym FROM asked
  UNION ALL
  SELECT tsvector_to_array(array_to_tsvector(search.lexemes_of(alternative)
      || ARRAY(SELECT unnest(a.lexemes) EXCEPT SELECT unnest(k.lexemes)))),
    0.9 * k.trust, CASE WHEN a.lexemes <@ k.lexemes THEN alternative END
  FROM asked a JOIN known k ON k.lexemes <@ a.lexemes, unnest(k.alternatives) alternative
  LIMIT 9`;

async function readReadings(words: string): Promise<Reading[]> {
  const { rows } = await readerPool().query<Reading>({
    name: "taxonomy-readings",
    text: READINGS,
    values: [words],
  });
  return rows.filter(({ lexemes }) => lexemes.length > 0);
}

// Readings cross as text, since arrays of arrays must be of one length. No lexeme has a space.
const READ = "unnest($1::text[], $2::float8[]) given (reading, trust)";
// How much the reading's words say for an occupation, of all that they say. Its titles must have a
// good part of that: a word that no title has says as much as one of a hundred thousand.
const UNKNOWN = 12;
const BY_WORDS = `SELECT occupation_id AS "occupationId", max(score) AS score
  FROM (
    SELECT o.occupation_id, r.trust * sum(o.share * w.rarity) / r.said AS score
    FROM (
      SELECT reading, trust, string_to_array(reading, ' ') AS lexemes,
        (SELECT sum(coalesce(t.rarity, ${UNKNOWN})) FROM unnest(string_to_array(reading, ' ')) l
          LEFT JOIN search.title_words t ON t.lexeme = l) AS said
      FROM ${READ} OFFSET 0
    ) r
    JOIN search.occupation_words o ON o.lexeme = ANY (r.lexemes)
    JOIN search.title_words w USING (lexeme)
    GROUP BY r.reading, r.trust, r.said, o.occupation_id
    HAVING sum(w.rarity) >= r.said * 0.4
  ) s
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5`;
// Of occupations with that very title, the one whose other titles say much the same.
const BY_TITLE = `SELECT occupation_id AS "occupationId", max(trust * (0.5 + typicality / 2)) AS score
  FROM (SELECT string_to_array(reading, ' ') AS lexemes, trust FROM ${READ}) r
  JOIN search.occupation_titles USING (lexemes)
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 4`;

async function findCandidates(
  how: "title" | "words",
  readings: readonly Reading[],
): Promise<Candidate[]> {
  const { rows } = await readerPool().query<Candidate>({
    name: `taxonomy-occupations-by-${how}`,
    text: how === "title" ? BY_TITLE : BY_WORDS,
    values: [readings.map(({ lexemes }) => lexemes.join(" ")), readings.map(({ trust }) => trust)],
  });
  return rows;
}

/** The occupations that readings of the words mean, the likeliest first. */
async function chooseOccupations(readings: readonly Reading[]): Promise<Candidate[]> {
  const exact = await findCandidates("title", readings);
  const near = await findCandidates("words", exact.length > 0 ? readings.slice(0, 1) : readings);
  return mergeCandidates(exact, near);
}

// Without those that have all of the words: a search finds them anyway.
async function readTypicalTitles(
  candidates: readonly Candidate[],
  asked: readonly string[],
): Promise<TypicalTitle[]> {
  const { rows } = await readerPool().query<TypicalTitle>({
    name: "taxonomy-typical-titles",
    text: `SELECT occupation_id AS "occupationId", title, lexemes, typicality
      FROM unnest($1::int[]) id, LATERAL (
        SELECT occupation_id, title, lexemes, typicality FROM search.occupation_titles
        WHERE occupation_id = id AND NOT lexemes @> $2::text[]
        ORDER BY typicality DESC LIMIT 30) t`,
    values: [candidates.map(({ occupationId }) => occupationId), asked],
  });
  return rows;
}

function bySynonym(readings: readonly Reading[]): WeightedTitle[] {
  return readings.flatMap(({ synonym, trust }) =>
    synonym === null ? [] : [{ title: synonym, weight: trust }],
  );
}

async function findWeighted(words: string): Promise<WeightedTitle[]> {
  const readings = await readReadings(words);
  const [asked] = readings;
  if (!asked) return [];
  const candidates = await chooseOccupations(readings);
  if (candidates.length === 0) return bySynonym(readings).slice(0, 12);
  const titles = await readTypicalTitles(candidates, asked.lexemes);
  return weighTitles(titles, candidates, asked.lexemes);
}

async function findRelated(words: string): Promise<RelatedTitle[]> {
  const weighted = await findWeighted(words);
  if (weighted.length === 0) return [];
  const { rows } = await readerPool().query<{ lexemes: string[] }>({
    name: "taxonomy-title-lexemes",
    text: `SELECT tsvector_to_array(to_tsvector('search.jobs', title)) AS lexemes
      FROM unnest($1::text[]) WITH ORDINALITY given (title, position) ORDER BY position`,
    values: [weighted.map(({ title }) => indexHeading(title))],
  });
  return weighted.map((one, index) => ({ ...one, lexemes: rows[index]?.lexemes ?? [] }));
}

const related = cached<string, RelatedTitle[]>({
  name: "search.related_titles",
  droppedBy: [taxonomiesChanged, synonymsChanged],
  maxEntries: 2000,
  maxAgeMs: 3_600_000,
  load: findRelated,
});

/**
 * Finds what else the work is called that somebody searches for: up to twelve titles of the
 * occupations that the words mean, by imported taxonomies and synonyms, the most typical first. A
 * weight of 1 is as sure as can be. Give the words without quotes and without those left out; order
 * does not matter. Empty for words that are no work.
 */
export async function relatedTitles(words: string): Promise<RelatedTitle[]> {
  const titles = titleWords(indexHeading(words));
  return titles === "" ? [] : related(titles);
}

/** The taxonomies that were imported. */
export async function listTaxonomies(): Promise<ImportedTaxonomy[]> {
  const rows = await reader().$queryRaw<(Omit<ImportedTaxonomy, "importedAt"> & { at: Date })[]>`
    SELECT name, imported_at AS at,
      (SELECT count(*) FROM search.occupations o WHERE o.taxonomy = name)::int AS occupations,
      (SELECT count(*) FROM search.occupation_titles t JOIN search.occupations o
        ON o.id = t.occupation_id WHERE o.taxonomy = name)::int AS titles
    FROM search.taxonomies ORDER BY name`;
  return rows.map(({ at, ...row }) => ({ ...row, importedAt: at.toISOString() }));
}
