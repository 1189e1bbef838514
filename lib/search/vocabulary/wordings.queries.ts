import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { withAgents } from "../closeness/agents";
import { wordVectorsChanged } from "../closeness/events";
import type { TitleWording } from "../closeness/live-titles";
import { currentEmbedding } from "../closeness/model.queries";
import { titleWords } from "../closeness/title-words";
import { isHeadWord } from "./head-words";
import { indexHeading } from "./indexed-text";
import { synonymsChanged } from "./synonyms.events";
import { plainWords } from "./word-forms";

// What is typed, with a synonym in the place of some of its words. An admin's own synonyms are as sure
// as what was typed; who types a word with several meanings may mean any of them. A word that stands
// for others in one direction has one meaning if these are one, or synonyms of each other.
const READ = `WITH typed AS (
    SELECT word, place, search.lexemes_of(word) AS lexemes
    FROM unnest($1::text[]) WITH ORDINALITY given (word, place)
  ),
  asked AS (SELECT ARRAY(SELECT unnest(lexemes) FROM typed) AS lexemes),
  known AS (
    SELECT lexemes, alternatives, 1.0 AS trust FROM search.synonyms
    WHERE lexemes[1] = ANY ((SELECT lexemes FROM asked)::text[])
    UNION ALL
    SELECT t.lexemes, t.alternatives, CASE
      WHEN NOT s.is_one_way OR cardinality(t.alternatives) = 1 OR EXISTS (
        SELECT FROM search.current_synonym_readings r JOIN search.current_synonyms w USING (name)
        WHERE NOT w.is_one_way AND r.term = t.alternatives[1]
          AND r.alternatives @> t.alternatives[2:]
      ) THEN 0.9 ELSE 0.6 END
    FROM search.current_synonym_readings t JOIN search.current_synonyms s USING (name)
    WHERE t.lexemes[1] = ANY ((SELECT lexemes FROM asked)::text[])
      AND name NOT IN (SELECT o.name FROM search.switched_off_synonyms o)
  )
  SELECT concat_ws(' ', alternative, (
      SELECT string_agg(word, ' ' ORDER BY place) FROM typed WHERE NOT typed.lexemes && k.lexemes
    )) AS text, k.trust::float8 AS trust
  FROM asked a JOIN known k ON k.lexemes <@ a.lexemes, unnest(k.alternatives) alternative
  -- Longer titles with it are another trade's.
  WHERE alternative NOT IN (SELECT b.term FROM search.current_synonym_bars b)
  ORDER BY k.trust DESC LIMIT 8`;

// Who asks for cleaning work is shown cleaners.
const OF_AGENT = 0.9;

async function findWordings(words: string): Promise<TitleWording[]> {
  const { rows } = await readerPool().query<{ text: string; trust: number }>({
    name: "closeness-wordings",
    text: READ,
    values: [words.split(" ")],
  });
  const all = [{ text: words, trust: 1 }, ...rows];
  const read = all
    .map(({ text, trust }) => ({ words: titleWords(plainWords(text)), trust }))
    .filter((wording) => wording.words.length > 0);
  const [typed] = read;
  const agents = typed && withAgents(await currentEmbedding(), typed.words, isHeadWord);
  return agents ? [...read, { words: agents, trust: OF_AGENT }] : read;
}

const wordings = cached<string, TitleWording[]>({
  name: "search.wordings",
  droppedBy: [synonymsChanged, wordVectorsChanged],
  maxEntries: 2000,
  maxAgeMs: 3_600_000,
  load: findWordings,
});

/**
 * What someone may have typed to say the same: their words first, then these with synonyms in the
 * place of some. Give the words without quotes and without those left out. None for no words.
 */
export async function wordingsOf(words: string): Promise<TitleWording[]> {
  const typed = indexHeading(words);
  return typed === "" ? [] : wordings(typed);
}
