import { capitalised } from "./demonym-words";
import { exceptAround, phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

// What a posting's text says, and hardly its title: what the job offers, what one must have, and how
// one works. "With housing experience" is what someone has done.
const OFFERED = String.raw`(?:accommodation|housing|lodgings?|relocation(?:\s+(?:package|assistance))?|company\s+(?:car|van)|(?:health|medical|dental)(?:\s+(?:insurance|cover|benefits))?|benefits|pension|bonus(?:es)?|tips|(?:free\s+)?(?:meals|food)|childcare|cr[eè]che|(?:free\s+)?parking|gym|transport(?:ation)?|equity|stock(?:\s+options)?|401k|commission|tuition(?:\s+reimbursement)?|overtime|unlimited\s+(?:pto|holidays?|leave)|flights)`;
const OFFERS = exceptAround(
  String.raw`(?:with|offering|including|plus|(?:that|which)\s+(?:offer|provide|include|come\s+with)s?)\s+(?:free\s+|full\s+|good\s+)?${OFFERED}(?:\s+(?:provided|included|available))?|${OFFERED}\s+(?:provided|included|offered|available)|(?:sign[\s-]?(?:on|ing)|joining|welcome)\s+bonus(?:es)?`,
  { followedBy: "experience|knowledge|background|skills|sector|management" },
);
const PAID = String.raw`unpaid|cash\s+in\s+hand|(?:weekly|daily|same[\s-]day|next[\s-]day)\s+pay|paid\s+(?:in\s+)?cash|cash\s+paid|paid\s+(?:daily|weekly)|(?:(?:that|which)\s+)?pays?\s+(?:weekly|daily|cash)|bands?\s+[2-9][a-d]?`;
const WORKED = String.raw`(?:8|10|12)[\s-]?(?:hours?|hrs?)\s+shifts?|(?:4|four)[\s-]day(?:\s+work(?:ing)?)?[\s-]?week|(?:dog|pet)[\s-]friendly|on[\s-]call|live[\s-](?:in|out)|sleep[\s-]ins?|bank(?=\s+(?:nurses?|midwi(?:fe|ves)|hca|staff|workers?|support|care|healthcare))`;
// Degrees and schools as they are said in India, and what one qualifies with elsewhere.
const QUALIFIED = String.raw`b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?sc|m\.?\s?sc|b\.?c\.?a|m\.?c\.?a|b\.?b\.?a|mba|b\.e|iti|(?:8|10|12)th\s+(?:pass|class)|ph\.?\s?d|aat|acca|cima|cips|cipd|nvq|level\s+[2-7]|cscs(?:\s+card)?|sia(?:\s+licen[cs]ed?)?|(?:dbs|crb)(?:\s+check(?:ed)?)?|(?:part|fully)[\s-]qualified|(?:sc|dv|security)[\s-]clear(?:ed|ance)|with\s+(?:my\s+)?own\s+(?:car|van|tools)`;

/** Words that are looked for in texts where no title says them, before they are given up. */
export const TEXT_WORDS: readonly IntentPattern[] = [OFFERS, PAID, WORKED, QUALIFIED].map(
  (source) => ({
    kind: "aside",
    words: phrase(`(?<said>${source})`),
    read: ({ said = "" }) => ({ filters: {}, label: capitalised(said), isInText: true }),
  }),
);
