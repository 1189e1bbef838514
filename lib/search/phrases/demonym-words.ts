import { DEMONYMS } from "@/lib/places/demonyms";
import { phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

// Languages that one speaks at work.
const LANGUAGES =
  "arabic|bengali|cantonese|chinese|czech|danish|dutch|english|finnish|french|german|greek|hebrew|hindi|hungarian|italian|japanese|korean|malay|mandarin|norwegian|polish|portuguese|punjabi|romanian|russian|spanish|swedish|tagalog|tamil|telugu|thai|turkish|ukrainian|urdu|vietnamese";

const LANGUAGE = new RegExp(`^(?:${LANGUAGES})$`, "i");
export const isLanguage = (word: string) => LANGUAGE.test(word);

// A "german work visa" is no German work.
const BEFORE_JOBS = String.raw`(?=\s+(?:(?:remote|online|full[\s-]time|part[\s-]time|it|tech)\s+)?(?:jobs?|vacanc(?:y|ies)|openings?|positions?|roles?|employment|opportunit(?:y|ies)|work(?!\s+(?:visas?|permits?)))(?![\p{L}\p{N}]))`;
const OF_PLACES = DEMONYMS.join("|").replaceAll(" ", String.raw`\s+`);

/** What jobs are said to be of: "south african jobs", but no "south african restaurant". */
export const OF_A_PLACE = phrase(`(?:${OF_PLACES})${BEFORE_JOBS}`);

/** A word as it is said of jobs. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const speaking = (language: string) => ({
  filters: {},
  label: `${capitalised(language.toLowerCase())}-speaking`,
  isInText: true,
});

/**
 * Languages to speak, and what jobs and people are said to be of: "german jobs in london", "irish
 * nurse".
 */
export const SOFT_DEMONYMS: readonly IntentPattern[] = [
  {
    kind: "condition",
    words: phrase(
      String.raw`(?:(?:fluent|native|bilingual)\s+(?:in\s+)?)?(?<language>${LANGUAGES})[\s-]+speak(?:ing|ers?)|(?:fluent|bilingual)\s+(?:in\s+)?(?<other>${LANGUAGES})`,
    ),
    read: ({ language, other = "" }) => speaking(language ?? other),
  },
  {
    kind: "condition",
    // "Jobs in germany in english", but no "degree in english" or "work in chinese restaurants".
    words: phrase(
      String.raw`(?<!\b(?:degree|ba|ma|bachelor|master|major|skills?|teach|teaching)\s+)in\s+(?<language>${LANGUAGES})(?=\s*$|\s+(?:in|near|at)\s)`,
    ),
    read: ({ language = "" }) => speaking(language),
  },
  {
    kind: "condition",
    words: phrase(`(?<language>${LANGUAGES})${BEFORE_JOBS}`),
    read: ({ language = "" }) => speaking(language),
  },
  {
    kind: "aside",
    words: phrase(`(?<word>${OF_PLACES})`),
    read: ({ word = "" }) => ({ filters: {}, label: capitalised(word) }),
  },
];
