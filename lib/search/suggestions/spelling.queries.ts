import "server-only";
import { DEMONYMS } from "@/lib/places/demonyms";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import type { Embedding } from "../closeness/embedding";
import { currentEmbedding } from "../closeness/model.queries";
import { titleWords } from "../closeness/title-words";
import { isWithin } from "./edit-distance";
import { suggestionsRefreshed } from "./events";
import { misheard } from "./misheard";
import { completions, correction, isKnown, type Lexicon, nearWords, toLexicon } from "./spelling";

// The words of everything live and of large places. Unused, little-known names must not make a typo
// look right. A place without postings counts little. A word that has a synonym is right, and is meant
// for no other.
const READ = `
  SELECT string_agg(word || ' ' || frequency, E'\\n') AS words FROM (
    SELECT word, sum(frequency)::int AS frequency FROM (
      SELECT words, CASE
        WHEN kind = 'place' THEN postings + floor((weight - postings * 50000.0) / 100000)
        ELSE postings END AS frequency
      FROM search.suggestions WHERE kind <> 'place' OR postings > 0 OR weight >= 15000
      UNION ALL SELECT unnest(terms), 0 FROM search.current_synonyms
      UNION ALL SELECT term, 0 FROM search.synonyms
    ) labels CROSS JOIN LATERAL unnest(string_to_array(words, ' ')) word
    GROUP BY 1) known`;

// What people say of jobs, rather than what jobs are called: "no experiance" misspells one of these,
// and each is typed about as often as one of a hundred words.
const WORDS_OF_SEARCHES =
  `apprenticeship apprenticeships casual contract driving evening evenings experience flexible graduate hours
  hybrid immediate interim internship internships job jobs level licence license locum night nights part permanent remote
  salary seasonal shift shifts sponsorship start student students temporary time vacancies visa
  weekend weekends work`.split(/\s+/);
const RARER_THAN_ALL = 100;

const cachedLexicon = cached({
  name: "search.lexicon",
  isShared: true,
  droppedBy: [suggestionsRefreshed],
  maxEntries: 1,
  maxAgeMs: 600_000,
  load: async (_: string): Promise<Lexicon> => {
    const { rows } = await readerPool().query<{ words: string | null }>(READ);
    const lines = rows[0]?.words?.split("\n") ?? [];
    const live = new Map(
      lines.map((line) => {
        const [word = "", frequency] = line.split(" ");
        return [word, Number(frequency)] as const;
      }),
    );
    const all = [...live.values()].reduce((sum, one) => sum + one, 0);
    const often = Math.ceil(all / RARER_THAN_ALL);
    const said = WORDS_OF_SEARCHES.map(
      (word) => [word, Math.max(often, live.get(word) ?? 0)] as const,
    );
    // Who is Irish is no one from Arish.
    const peoples = DEMONYMS.flatMap((one) => one.split(" ")).map(
      (word) => [word, live.get(word) ?? 0] as const,
    );
    return toLexicon(new Map([...live, ...said, ...peoples]));
  },
});

// Fewer titles of occupations may have a mistake in common.
const LEAST_TITLES = 5;

const isOfTitles = (embedding: Embedding, word: string) =>
  titleWords(word).some((one) => embedding.titlesWith(one) >= LEAST_TITLES);

/** Whether a word, in the plural or not, is one of live postings or of many occupations' titles. */
function isWord(lexicon: Lexicon, embedding: Embedding, word: string): boolean {
  const forms = [word, ...titleWords(word)];
  return isOfTitles(embedding, word) || forms.some((one) => isKnown(lexicon, one));
}

/** Whether a folded word, in the plural or not, is one of many occupations' titles. */
export async function isOfOccupations(word: string): Promise<boolean> {
  return isOfTitles(await currentEmbedding(), word);
}

// What occupations are called by may find jobs whose titles are close, or that mean the same.
const vocabularies = new WeakMap<Embedding, Lexicon>();
function vocabularyOf(embedding: Embedding): Lexicon {
  const known = vocabularies.get(embedding);
  if (known) return known;
  const titles = embedding.model.words.map((word): [string, number] => [
    word,
    embedding.titlesWith(word),
  ]);
  const lexicon = toLexicon(new Map(titles.filter(([, count]) => count >= LEAST_TITLES)));
  vocabularies.set(embedding, lexicon);
  return lexicon;
}

// Words of questions and sentences are no slips of others: "what" is not "chat".
const WORDS_OF_SENTENCES = new Set(
  `about after also always anyone anything are away back because been before being best both but can
  could did does doing done each else even ever every everyone few find for from get getting give
  going good had has have help her here him his how into its just keep know like long look looking
  lot made make many may maybe me mine more most much must need needs never new next nice not now off
  often once one only open other our out over own pay pays people please put really right same say
  see she should show since some someone something soon start still such take than thanks that the
  their them then there these they thing things think this those too try until very want wants was
  way well went were what whats when where which while who whos why will wish with within without
  work would year yes yet you your`.split(/\s+/),
);

/** Whether a word says the opposite of another, and is not a slip of it: "unpaid" of "paid". */
const negates = (word: string, other: string) =>
  ["un", "non", "in", "dis"].some((beginning) => word === beginning + other);

/** What an unknown word was meant to be: a live word, unless only another one is a letter away. */
function meantBy(word: string, lexicon: Lexicon, vocabulary: Lexicon): string | null {
  const live = correction(lexicon, word);
  const other = correction(vocabulary, word);
  const isNearer = live && other && !isWithin(1, word, live) && isWithin(1, word, other);
  if (isNearer) return other;
  return live ?? other ?? misheard(lexicon, word) ?? misheard(vocabulary, word);
}

/**
 * For each word: the known word that was most likely meant, or `null` if the word is known, by live
 * postings or as a word that occupations are called by, or nothing is near. What is live is meant
 * before what only occupations are called by, unless that is nearer. Words are folded
 * (lib/search/vocabulary/indexed-text.ts) but not stemmed. Allows one mistake from four letters on,
 * two from six, and more from eight on where the word sounds like the other.
 */
export async function correctWords(words: readonly string[]): Promise<(string | null)[]> {
  const lexicon = await cachedLexicon("all");
  const embedding = await currentEmbedding();
  return words.map((word) => {
    if (WORDS_OF_SENTENCES.has(word) || isWord(lexicon, embedding, word)) return null;
    const meant = meantBy(word, lexicon, vocabularyOf(embedding));
    return meant !== null && negates(word, meant) ? null : meant;
  });
}

/** Whether a folded word, known or not, is a letter away from one that is live or occupations'. */
export async function isNearOther(word: string): Promise<boolean> {
  const lexicons = [await cachedLexicon("all"), vocabularyOf(await currentEmbedding())];
  const near = lexicons.flatMap((one) => nearWords(one, word, { most: 1, isBeginning: false }));
  return near.some(({ word: other, frequency }) => other !== word && frequency > 0);
}

/** Whether a folded word is in no live label and in no occupation's title, and near none either. */
export async function isUnknownWord(word: string): Promise<boolean> {
  const [lexicon, embedding] = [await cachedLexicon("all"), await currentEmbedding()];
  const [meant = null] = await correctWords([word]);
  return meant === null && !WORDS_OF_SENTENCES.has(word) && !isWord(lexicon, embedding, word);
}

/**
 * The most likely corrections of folded text whose last word is still being typed; at most three.
 */
export async function completeWords(typed: string): Promise<string[]> {
  return completions(await cachedLexicon("all"), typed);
}
