/** A sign that honest postings have, too: it counts only together with others. */
export type WeakSign = {
  name: string;
  /** In a few words, for admins. */
  title: string;
  weight: number;
  pattern: RegExp;
};

const MONEY = "(?:[$£€₹₦]|\\b(?:rs\\.?|usd|inr|eur|gbp|aed|ngn|php))\\s?";
type Line = [name: string, title: string, weight: number, pattern: string];

/**
 * Signs that weigh little alone, with weights that add up: three or four of them hold a posting.
 * They are words of what such postings promise and ask for, not of any one trick.
 */
const LINES: readonly Line[] = [
  [
    "home_work",
    "Work at home",
    12,
    "\\b(?:work(?:ing)? (?:from|at) home|home[- ]based|from (?:your|the comfort of your) (?:own )?home|from (?:your )?home|at home|with your (?:phone|smartphone|mobile))\\b",
  ],
  [
    "no_experience",
    "No experience asked for",
    14,
    "\\bno (?:prior |previous |work |special )?(?:experience|skills?|qualifications?|degree|diploma|ielts|interview)\\b(?: (?:is |are )?(?:needed|required|necessary|at all))?|\\bexperience (?:is )?not (?:needed|required|necessary)|\\b(?:anyone|everyone|housewives|students) can (?:apply|do|join|earn)",
  ],
  [
    "quick_pay",
    "Pay in cash, by the day or the week",
    16,
    `\\b(?:in cash|cash in hand|cash daily|paid (?:daily|weekly|at once|instantly|the same day|every (?:day|week|friday))|(?:daily|weekly|instant|same[- ]day) (?:pay\\w*|cash|income|earnings|wages?))\\b|${MONEY}\\d[\\d,.]*(?:\\s?(?:-|–|to)\\s?(?:${MONEY})?\\d[\\d,.]*)?\\s?(?:(?:a|per|each|every|/)\\s?(?:day|week|task|like|order|form|page|box|hour)|daily|weekly)`,
  ],
  [
    "young",
    "Says how young people may be",
    8,
    "\\b(?:aged? (?:1[5-9]|2[0-5])\\b|(?:1[68]|21) ?(?:\\+|(?:years? )?(?:and|or) (?:over|above|older))|(?:1[68]|21) ?(?:-|–|to) ?\\d\\d years)|\\bages? (?:1[5-9]|2[0-5])",
  ],
  [
    "simple_work",
    "Simple office or task work",
    12,
    "\\b(?:data[- ]entry|typing|copy[- ](?:and[- ])?pasting|form[- ]filling|envelope stuffing|packing|package handlers?|product reviews?|captcha|online tasks?|simple tasks?|chat moderators?|mystery shopp\\w+|personal assistant|virtual assistant|like and subscribe)\\b",
  ],
  [
    "spare_time",
    "A few hours in one's spare time",
    8,
    "\\b(?:in your (?:spare|free) time|(?:1|one|2|two|3|three|few|half an?)(?: ?- ?\\d)? hours? (?:a|per|each) day|half an hour|no fixed hours|be your own boss)\\b",
  ],
  [
    "vague_employer",
    "An employer without a name",
    8,
    "\\b(?:a (?:reputed|reputable|leading|well[- ]known|renowned|big|famous) (?:mnc|company|firm|organi[sz]ation|brand|employer)|our (?:partner|client) (?:company|abroad)|company name (?:is )?confidential|an overseas (?:client|company))\\b",
  ],
  [
    "documents",
    "Asks for identity papers",
    20,
    "\\b(?:passport (?:copy|number|photo\\w*|size)|copy of (?:your )?(?:passport|id)|(?:picture|photo|scan|copy|image)s? of (?:your(?:self)?|the)?[^.]{0,30}\\b(?:id|licen[cs]e|passport|card|papers)|selfie with|(?:driver['’]?s?|driving) licen[cs]e,? (?:both|front)|(?:aadhaar|aadhar|pan card|ssn|social security number|social number|date of birth))\\b",
  ],
  [
    "payment",
    "Speaks of a fee, a deposit or a charge",
    22,
    "\\b(?:refundable|(?<!direct )deposit(?! account)|(?:registration|processing|file|visa|embassy|training|medical|security|courier|uniform|kit|starter|agency|consult\\w+|admission) (?:fee|fees|charge|charges|cost|costs|kit)|(?:fee|charge)s? (?:of|falls)|you (?:cover|pay|buy|deposit) (?:the|a|for)|at your own cost|share of the)\\b",
  ],
  [
    "money_through",
    "Money or goods pass through people",
    22,
    "\\b(?:bitcoins?|usdt|crypto\\w*|gift cards?|western union|moneygram|paypal|zelle|cash ?app|your (?:bank |own |personal )?account|transfers? (?:the )?(?:money|funds)|receive (?:payments?|parcels?|packages?|money|transfers?)|re-?ship\\w*|a che(?:ck|que)|keep (?:\\d|a percentage|one tenth|the rest)|hand out the rest|wallet)\\b",
  ],
  [
    "contact_elsewhere",
    "Contact outside this site",
    16,
    "\\b(?:whats ?app|telegram|signal app|wechat|hangouts|viber|skype|discord|wire app|(?:text|sms|message|inbox|dm|ping) (?:me|us|our|the)|add (?:me|us|the hiring manager)|join (?:our|the) (?:group|channel)|click (?:on )?(?:the|this) link|link in (?:the )?(?:bio|profile)|t\\.me/)\\b|\\+\\d{1,3}[ -]?\\d{3,}",
  ],
  [
    "already_chosen",
    "Chosen or hired without an interview",
    14,
    "\\b(?:you (?:have been|were) (?:selected|shortlisted|hired|chosen)|you are selected by|(?:appointment|offer|joining) letter|no interview|guaranteed (?:job|income|placement|visa)|100 ?% (?:job|placement|guarantee\\w*)|interview(?:s|ed)? (?:is |are )?(?:held )?(?:by|over|on|in|via) (?:chat|text|writing|email|hangouts)|dear candidate|immediate (?:hiring|joining))\\b",
  ],
  [
    "all_found",
    "Visa, flight and bed are promised",
    10,
    "\\b(?:free (?:visa|accommodation|food|ticket|flight)|visa(?:,| and) (?:flight|ticket|accommodation)|(?:visa|ticket|flight) (?:is |are )?(?:free|ours|provided|sponsored))\\b",
  ],
];

/** Every weak sign. */
export const WEAK_SIGNS: readonly WeakSign[] = LINES.map(([name, title, weight, pattern]) => ({
  name,
  title,
  weight,
  pattern: new RegExp(pattern, "iu"),
}));

const CONTEXT = 24;

/** The words of a weak sign with a little around them, or `null`. */
export function findWeakSign({ pattern }: WeakSign, text: string): string | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const before = text.slice(Math.max(0, found.index - CONTEXT), found.index);
  const start = before.slice(before.search(/\s/) + 1);
  return `${start}${found[0]}`.replace(/\s+/g, " ").trim();
}
