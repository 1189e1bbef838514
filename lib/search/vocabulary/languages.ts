import { fold } from "@/lib/shared/text";
import { COMMON_WORDS, type Language } from "./languages.schema";

// Enough of a posting to tell.
const READ = 4000;
// A language is told by so many words at least, and by such a part of all.
const FEWEST = 3;
const LEAST_PART = 0.05;

const LISTED = new Map<string, number[]>();
for (const [place, { words }] of COMMON_WORDS.entries()) {
  for (const word of words) LISTED.set(fold(word), [...(LISTED.get(fold(word)) ?? []), place]);
}

/** How much of the words speaks for each list: a word of many lists says less for each. */
function weigh(words: readonly string[]): number[] {
  const weights = COMMON_WORDS.map(() => 0);
  for (const word of words) {
    const places = LISTED.get(word) ?? [];
    for (const place of places) {
      weights[place] = (weights[place] ?? 0) + (places.length === 1 ? 1 : 0.5);
    }
  }
  return weights;
}

/**
 * The language that a folded text is written in, told by its small words; English for a text that is too
 * short to tell, mixed, or in a language that the search has no stems for. Give running text: a
 * title alone says too little.
 */
export function languageOf(folded: string): Language {
  const words = folded.slice(0, READ).split(" ").filter(Boolean);
  const weights = weigh(words);
  const best = weights.indexOf(Math.max(...weights));
  const weight = weights[best] ?? 0;
  const language = COMMON_WORDS[best]?.language ?? "english";
  return weight >= FEWEST && weight / words.length >= LEAST_PART ? language : "english";
}

/** A configuration of PostgreSQL's text search, by which a document's words become stems. */
export type Configuration = "search.jobs" | `search.${Exclude<Language, "english">}`;

/** The configuration that a posting's texts are indexed with, told by the folded description. */
export function configurationOf(folded: string): Configuration {
  const language = languageOf(folded);
  return language === "english" ? "search.jobs" : `search.${language}`;
}

/**
 * The lexeme by which a query finds the documents of one language alone, `null` for English: as
 * search.in_languages() writes it.
 */
export function languageLexeme(configuration: Configuration): string | null {
  return configuration === "search.jobs" ? null : configuration.replace("search.", "*lg:");
}
