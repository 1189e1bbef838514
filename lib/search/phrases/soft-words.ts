import type { FacetValue } from "../schema";
import { capitalised, SOFT_DEMONYMS } from "./demonym-words";
import { exceptAround, phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";
import { TEXT_WORDS } from "./text-words";

// Words for a level that few titles say: where none does, the level itself is meant.
const LEVELS: readonly (readonly [words: string, level: FacetValue<"level"> | null])[] = [
  [String.raw`junior|jr\.?|graduate|trainee`, "entry"],
  ["mid", "mid"],
  [String.raw`sr\.?`, "senior"],
  ["experienced|qualified", null],
  // "Senior care" is for the old, a "school principal" its head, "lead generation" and "data entry"
  // are trades.
  [
    exceptAround("senior", {
      followedBy: "care|living|citizens?|services|homes?|housing|communit(?:y|ies)|cent(?:re|er)s?",
    }),
    "senior",
  ],
  [exceptAround("principal", { after: "school|vice|assistant|deputy|academy|college" }), null],
  [exceptAround("lead", { followedBy: "gen|generation|generators?|qualification" }), null],
  [
    exceptAround("entry", { after: "data|order|invoice|time|key|claims?|journal|ledger|site|re" }),
    "entry",
  ],
];

// What is wished for, or said of those who look, beside the work itself.
const ASIDES = [
  String.raw`(?:high(?:ly|er|est)?|well|good|better|best|top)[\s-]+(?:paying|paid|payed)|(?:good|great|decent|high)\s+(?:pay|salary|salaries|wages?|money)`,
  "best|top|good|great|easy|fun|cool|interesting|quiet|low[\\s-]stress|stress[\\s-]free|latest|newest|urgent(?:ly)?",
  "today|tonight|tomorrow|now",
  // Work, where a title does not say it: "nurse work leeds".
  String.raw`(?<=\S\s+)(?:work|working)(?=\s)`,
  String.raw`(?:(?:train|railway|bus)\s+)?station`,
  String.raw`for\s+(?:women|ladies|females?|men|males|introverts|extroverts|felons|ex[\s-](?:offenders|cons|military|forces|army|navy|police|service(?:men)?)|veterans|couples|adults|disabled(?:\s+people)?|people\s+with\s+(?:disabilities|adhd|autism|anxiety))`,
  String.raw`(?:private|public|teaching|local|general|district|community|rural|university)(?=\s+hospitals?)`,
  // "Kitchen staff" are cooks and porters, whose titles say so.
  String.raw`(?<=\S\s+)staff(?=\s*$|\s+(?:in|near|at|jobs?|wanted|needed|required)(?![\p{L}\p{N}]))`,
  String.raw`gap\s+year|returnships?|(?:9|nine)(?:\s+to\s+|\s?-\s?)(?:5|five)|(?:after|before|until|from)\s+\d{1,2}(?::\d\d)?\s*[ap]m|\d{1,2}\s*(?:hours|hrs)`,
  String.raw`(?:(?:that|which)\s+)?pays?\s+(?:well|more|good\s+money)|start(?:ing|s)?\s+(?:in\s+)?(?:monday|next\s+(?:week|month)|january|february|march|april|may|june|july|august|september|october|november|december)`,
  String.raw`no\s+(?:cv|resume|cover\s+letter)(?:\s+(?:needed|required))?|(?:inside|outside)\s+ir35|(?:green\s+card|ead|opt|cpt)(?=\s+(?:jobs?|holders?|candidates?|only))`,
].join("|");

// Kinds of work that titles say, and what they are where none does.
const KINDS: readonly (readonly [words: string, types: FacetValue<"jobType">[]])[] = [
  [String.raw`werkstudent(?:in|en)?|working\s+students?`, ["part_time", "internship"]],
  [String.raw`interim|locum|maternity\s+cover|ftc|c2c|corp[\s-]to[\s-]corp|w2|1099`, ["contract"]],
];

/**
 * Words for a level, languages to speak, years, and what is said beside the work, that titles say as
 * well: they are words like others, and the first that a search does without where no job has all.
 */
export const SOFT_WORDS: readonly IntentPattern[] = [
  {
    kind: "posted",
    words: phrase(String.raw`(?<year>20[2-4]\d)`),
    read: ({ year = "" }) => ({ filters: {}, label: year }),
  },
  ...SOFT_DEMONYMS,
  ...KINDS.map(
    ([source, jobType]): IntentPattern => ({
      kind: "jobType",
      words: phrase(`(?<word>${source})`),
      read: ({ word = "" }) => ({ filters: {}, label: capitalised(word), instead: { jobType } }),
    }),
  ),
  ...LEVELS.map(
    ([source, level]): IntentPattern => ({
      kind: "level",
      words: phrase(`(?<word>${source})`),
      read: ({ word = "" }) => ({
        filters: {},
        label: capitalised(word),
        ...(level === null ? {} : { instead: { level: [level] } }),
      }),
    }),
  ),
  ...TEXT_WORDS,
  {
    kind: "aside",
    words: phrase(`(?<aside>${ASIDES})`),
    read: ({ aside = "" }) => ({ filters: {}, label: capitalised(aside) }),
  },
];
