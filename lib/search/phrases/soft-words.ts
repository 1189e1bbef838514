import type { FacetValue } from "../schema";
import { capitalised, SOFT_DEMONYMS } from "./demonym-words";
import { exceptAround, phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

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
  // Degrees and schools as they are said in India.
  String.raw`b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?sc|m\.?\s?sc|b\.?c\.?a|m\.?c\.?a|b\.?b\.?a|mba|b\.e|iti|(?:8|10|12)th\s+(?:pass|class)|ph\.?\s?d`,
  String.raw`for\s+(?:women|ladies|females?|men|males|introverts|extroverts|felons|ex[\s-](?:offenders|cons|military|forces)|veterans|couples|adults|disabled(?:\s+people)?|people\s+with\s+(?:disabilities|adhd|autism|anxiety))`,
  String.raw`unpaid|cash\s+in\s+hand|(?:weekly|daily|same[\s-]day|next[\s-]day)\s+pay|(?:4|four)[\s-]day(?:\s+work(?:ing)?)?[\s-]?week|(?:9|nine)(?:\s+to\s+|\s?-\s?)(?:5|five)|(?:dog|pet)[\s-]friendly|start(?:ing)?\s+(?:monday|next\s+week)`,
].join("|");

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
  {
    kind: "aside",
    words: phrase(`(?<aside>${ASIDES})`),
    read: ({ aside = "" }) => ({ filters: {}, label: capitalised(aside) }),
  },
];
