/** A sign that honest postings have, too: it counts only together with others. */
export type WeakSign = {
  name: string;
  /** In a few words, for admins. */
  title: string;
  weight: number;
  pattern: RegExp;
};

const MONEY = "(?:[$£€₹₦]|\\b(?:rs\\.?|usdt?|inr|eur|gbp|aed|ngn|php))\\s?\\d[\\d,.]*k?";
const EACH =
  "(?:day|week|shift|task|like|follow|click|order|form|page|box|parcel|package|survey|review|envelope|email|post|transaction|hour)";
const CHECK = "che(?:ck|que)s?";
const PERSONAL =
  "(?:(?:full )?names?|age|sex|gender|(?:home |mailing |postal )?address|(?:cell |mobile )?(?:phone|mobile|cell)(?: number)?|marital status|occupation|date of birth|bank(?: name)?|city|nationality)";

type Line = [name: string, title: string, weight: number, patterns: readonly string[]];

/**
 * Signs that weigh little alone, with weights that add up: three or four of them hold a posting.
 * They are words of what such postings promise and ask for, not of any one trick. The weights are
 * fitted to the tuned postings of bench/risk, so that 1 % of the honest ones reach 50 (`RISK_HIGH`).
 */
const LINES: readonly Line[] = [
  [
    "home_work",
    "Work at home",
    12,
    [
      "work(?:ing|s)?[- ](?:from|at)[- ]home|(?:home|house)[- ]based|telecommut\\w+|at home",
      "from (?:the comfort of )?(?:your (?:own )?)?home|with your (?:phone|smartphone|mobile)",
      "(?:from|on) your (?:phone|smartphone|mobile|sofa|couch)|(?:part[- ]time|side) (?:job|income)",
    ],
  ],
  [
    "no_experience",
    "No experience required",
    10,
    [
      "(?:no|without) (?:prior |previous |work |special |any |acting )*(?:experience|skills?|qualifications?|degree|diploma|ielts|interview|exam|test|english|language|age limit)(?: (?:is |are )?(?:needed|required|necessary|at all))?",
      "experience (?:is )?not (?:needed|required|necessary)|with or without experience",
      "(?:8th|10th|12th) pass|freshers",
    ],
  ],
  [
    "for_anyone",
    "Anyone can do it",
    10,
    [
      "(?:anyone|anybody|everyone|everybody)(?: (?:can (?:do|join|apply|earn|be)|with a|over \\d)|!)|ordinary people|all ages|any age",
      "house ?wives|stay[- ]at[- ]home|moms|mums|ladies|retired(?: persons?)?|retirees|students? (?:and|,|can|wanted|needed)",
      "(?:male|men) (?:and|or) (?:female|women)",
    ],
  ],
  [
    "quick_pay",
    "Paid in cash, daily or weekly",
    10,
    [
      "(?:in cash|cash in hand|(?:cash|payout|payouts?|settled?) (?:daily|weekly|every)|paid (?:daily|weekly|nightly|at once|instantly|the same day|every (?:day|week|friday)))",
      "(?:daily|weekly|nightly|instant|same[- ]day) (?:pay\\w*|cash|income|earnings|wages?|checks?|cheques?|withdrawals?|commission|bonus)|get paid",
      `${MONEY}(?:\\s?(?:-|–|to)\\s?(?:${MONEY}|[\\d,.]+))?\\s?(?:(?:a|per|each|every|for (?:each|every)|/)\\s?${EACH}|daily|weekly|nightly)`,
    ],
  ],
  [
    "earnings",
    "Talks about earnings, not work",
    10,
    [
      `(?:earn(?:ings)?|make|makes|making|income) (?:of |from |over |up to |as much as |an extra |between |thousands|around )*${MONEY}`,
      "(?:unlimited|uncapped|residual|passive|extra|easy) (?:earnings?|income|money|cash)|earning potential|financial(?:ly)? (?:free|freedom|independen\\w+)",
      "(?:top|our) (?:earners|members)|money (?:into|double)|double your|(?:no|fire your|be your own|your own) boss|get rich|returns?\\b.{0,12}\\d ?%",
      "share (?:of )?the profit|profit(?:s)? (?:of )?\\d|\\d ?(?:%|percent) (?:daily|a day|per day|profit|back)",
    ],
  ],
  [
    "reassurance",
    "Claims to be honest or free",
    10,
    [
      "(?:not|no) a? ?scam|legit(?:imate)?\\b|100 ?% genuine|genuine (?:job|work|company|persons?|people)|completely legal|100 ?% (?:legitw*|job|guaranteew*|placement|visa)|risk[- ]free|proof of payments?",
      "serious (?:people|individuals?|inquiries|enquiries|applicants|candidates|persons?)|money[- ]back",
      "no (?:cost|fees?|investment|selling|target|start-?up|catch)\\b|at no cost|sign up free|guaranteed (?:income|returns?|profits?|earnings|approval|selection|\\d)|discretion assured|discreet\\b",
      "(?:do|does) not interfere with|beside (?:a|your) (?:main|present|other) job",
    ],
  ],
  [
    "pressed",
    "Limited places, start now",
    7,
    [
      "(?:limited|few|only \\d+|last|first \\d+) (?:\\w+ )?(?:positions?|places?|spots?|seats?|slots?|offer|openings|applicants|vacancies)|(?:places?|spots?|slots?|positions?) (?:are|is) (?:limited|left|filling)",
      "(?:start|begin|join(?:ing)?|hire|hiring|opening|openings)\\w* (?:immediately|right away|right now|today|tonight|at once|now|the same day)|immediate (?:hir\\w+|start|opening|joining)s?",
      "hurry|weekend only|within 24 hours|urgent(?:ly)?",
    ],
  ],
  [
    "shouting",
    "In capitals and exclamation marks",
    8,
    ["[\\p{L}\\d]*(?:!{2,}|(?:![^!]{1,80}){3})|[$]{2,}"],
  ],
  [
    "young",
    "States an age limit",
    6,
    [
      "(?:aged? (?:1[5-9]|2[0-5])\\b|(?:1[68]|2[0-5]) ?(?:\\+|(?:years? )?(?:(?:of age )?and|or) (?:over|above|older))|(?:1[68]|2[0-3]) ?(?:-|–|to) ?\\d\\d years)",
      "ages? (?:1[5-9]|2[0-5])|(?:at least|over|above) (?:1[68]|2[0-3])\\b|1[68] ?[+]|must be 1[68]",
    ],
  ],
  [
    "simple_work",
    "Simple office or task work",
    12,
    [
      "data[- ]entry|typ(?:ing|ists?)|copy[- ](?:and[- ])?past\\w+|form[- ]filling|envelopes?|packing|packers?|package handlers?|captchas?|product reviews?|assemble (?:small )?products",
      "(?:online|simple|daily|easy|vip) tasks?|tasks? (?:every|in our|a day|per)|(?:orders|clicks|items|rounds|sets|tasks) (?:a|per|each) day|(?:rate|push|boost|optimi[sz]e|like|follow|tap)(?:s|ing)? (?:[\\w’']+ ){0,2}(?:products|films?|ratings?|sales|artists|channels|videos|apps?|data|hotels?)",
      "chat (?:moderators?|operators?)|mystery shopp\\w+|secret shopp\\w+|(?:personal|virtual|administrative|executive|office|real estate) assistant|like and subscribe|posting (?:ads|links)|run errands|errands",
    ],
  ],
  [
    "spare_time",
    "A few hours in your spare time",
    9,
    [
      "(?:in|into) (?:your|their) (?:spare|free) time|spare time|(?:1|one|2|two|3|three|few|half an?|\\d\\d minutes)(?: ?- ?\\d)? ?(?:hours?)? (?:a|per|each) day|[1-4] hours (?:daily|a day)|half an hour",
      "no fixed hours|(?:choose|set|own) (?:your |own )*(?:hours|schedule)|hours are flexible|work when you want",
    ],
  ],
  [
    "own_computer",
    "Only needs a computer with internet",
    9,
    [
      "(?:a |have )(?:computer|laptop|phone or computer)(?: with|,| and) (?:an? )?(?:basic |reliable |high[- ]speed )?(?:internet|email|printer|typing)|internet (?:access|connection)|all you need",
    ],
  ],
  [
    "vague_employer",
    "Unnamed employer",
    13,
    [
      "(?:a|an|our) (?:reputed|reputable|leading|well[- ]known|renowned|big|famous|international|overseas|foreign|european|asian|import|export|fast[- ]growing|multi-?national|worldwide)(?: [\\w-]+){0,2} (?:mnc|company|firm|organi[sz]ation|brand|employer|group|agency|hotel)",
      "our (?:partner|client) (?:company|abroad)|company name (?:is )?confidential|expanding to your|offices? in your area|our customers (?:overseas|abroad)|local (?:representatives?|agents?)|i am (?:a business|moving|travel\\w+|at sea)|(?:family|owner|mother) (?:from abroad|is )?(?:relocating|moving|living abroad)",
    ],
  ],
  [
    "documents",
    "Asks for identity documents",
    22,
    [
      "passport (?:copy|number|photo\\w*|size|page)|cop(?:y|ies) of (?:your |an )?(?:passport|id)\\b|(?:picture|photo|scan|copy|image)s? of (?:your(?:self)?|the)?[^.]{0,30}\\b(?:id|licen[cs]e|passport|card|papers)|selfie (?:with|holding)|(?:driver['’]?s?|driving) licen[cs]e,? (?:both|front)|both sides of (?:your|the|an?)",
      "aadhaar|aadhar|pan card|ssn|social security number|social numbers?|date of birth|mother['’]s maiden|void(?:ed)? che(?:ck|que)|bank (?:log-?in|details|name)|original (?:passports?|certificates?)|national id",
    ],
  ],
  [
    "personal_details",
    "Asks for a list of personal details",
    16,
    [
      `\\b${PERSONAL}(?:,| and|,? &|:)\\s?(?:(?:and|your|home|the) )?${PERSONAL}(?:,| and|,? &)\\s?(?:(?:and|your|home|the) )?(?:${PERSONAL})`,
      "your (?:home|mailing|postal) address|(?:phone number|name) and address|send (?:two |a )?(?:full )?(?:photos?|pictures?)",
    ],
  ],
  [
    "payment",
    "Mentions a fee, deposit or charge",
    24,
    [
      "refundable|(?<!direct |security |cash |data |daily )deposit(?! account|s|ion| slips?| cash| checks?)|(?:registration|processing|file|visa|embassy|training|medical|security|courier|uniform|kit|starter|agency|consult\\w+|admission|activation|verification|joining|form|gate pass|lmia|membership|website|yearly|monthly|stamping) (?:fees?|charges?|costs?|amount|kit|sum)",
      "(?:fee|charge)s? (?:of|falls)|small (?:fee|sum|charge|yearly|monthly|starting)|one[- ]time (?:fee|charge|payment|membership)|in instal+ments|starting (?:balance|capital)|top up (?:your|the)|recharge",
      "you (?:only )?(?:cover|pay|buy|deposit|purchase|order) (?:the|a|for|only)|candidate (?:covers|pays|gives|transfers)|at your own cost|share of the|(?:returned|refunded?|given back|paid back|reimbursed) (?:in|with|on|after|to)|amount is added|lifetime (?:access|id)|minimum of [$€£₹\\d]|as little as",
    ],
  ],
  [
    "money_through",
    "Applicants handle money or goods",
    20,
    [
      `bitcoins?|usdt|crypto\\w*|digital currency|gift cards?|vouchers?|western union|moneygram|money orders?|paypal|phonepe|zelle|cash ?app|wallet|cashier['’]?s ${CHECK}|bank draft`,
      `your (?:bank |own |personal )?account|(?:to|into|in) (?:your|the|one['’]s) (?:bank )?account|transfers? (?:the )?(?:money|funds)|(?:receive|accept|cash|process)(?:s|ing)? (?:incoming |the |their )?(?:payments?|parcels?|packages?|money|transfers?|${CHECK}|transactions?)`,
      `re-?ship\\w*|(?:by|a|issue a|sent a|send you a|mail you a) ${CHECK}|(?:keep|deduct|retain)s? (?:\\d+ ?(?:%|percent)|[$€£]|your pay|a percentage|one tenth|the rest)|(?:hand out|forward|send|wire|pass) (?:on )?the (?:rest|balance|remainder)|on (?:my|our) behalf|in advance|first week['’]?s? pay|prepaid label|(?:packages|parcels|boxes) (?:at|to|of) (?:your|electronics|goods)`,
    ],
  ],
  [
    "contact_elsewhere",
    "Contact outside this site",
    15,
    [
      "whats ?app|telegram|signal app|wechat|hangouts|google chat|viber|skype|discord|wire app|snap us",
      "(?:text|sms|message|inbox|dm|ping|call|email|write to) (?:me|us|our|hr)\\b|text (?:your|a picture|only|the)|only (?:by )?(?:text|e-?mail)|only text|reply (?:with|yes)|ask me|add (?:me|us|the hiring manager)|join (?:our|the) (?:group|channel)|in our group",
      "click (?:on )?(?:the|this) link|(?:link|video) (?:below|in)|tap the link|from the link|our (?:link|mentor|receptionist|coordinator|agent)|t\\.me/|[+]\\d{1,3}[ -]?\\d{3,}",
    ],
  ],
  [
    "already_chosen",
    "Hired without an interview",
    16,
    [
      "you (?:have been|were) (?:pre-?)?(?:selected|shortlisted|hired|chosen|approved)|you are (?:selected by|hired subject)|(?:profile|resume|cv) (?:has been|was|is) (?:selected|shortlisted|picked|reviewed)|wishes to hire you|congratulations",
      "(?:appointment|offer|joining) letter|no (?:interview|exam|test)\\b|direct joining|(?:management|lottery|through) quota|back-?door|(?:job|placement|visa|selection) guarantee\\w*|guaranteed (?:job|income|placement|visa)|dear candidate",
      "interviews? (?:is |are )?(?:held |conducted )?(?:by|over|on|in|via) (?:an? )?(?:online )?(?:chat|text|writing|e?-?mail|hangouts)",
    ],
  ],
  [
    "all_found",
    "Promises visa, flights or housing",
    14,
    [
      "free (?:visa|accommodation|food|ticket|flight|housing|feeding|medical|room|meals)|(?:food|meals|accommodation|room|housing|ticket|medicals)(?:,| and|,? &)? (?:[\\w ]+ )?(?:are |is )?free\\b|feeding allowance|(?:and|free) feeding",
      "visa(?:,| and) (?:flight|ticket|accommodation|sponsor)|(?:visa|ticket|flight) (?:is |are )?(?:free|ours|provided|sponsored)|air ticket|(?:family|spouse) (?:status|may)|for you and your family|visa sponsorship,|expatriates|foreign workers|tax[- ]free|travel (?:agency|papers)|visa papers|embassy|barrister",
    ],
  ],
];

/** Every weak sign. */
export const WEAK_SIGNS: readonly WeakSign[] = LINES.map(([name, title, weight, patterns]) => ({
  name,
  title,
  weight,
  // Whole words; the marks of currencies are none.
  pattern: new RegExp(
    patterns.map((pattern) => `(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`).join("|"),
    "iu",
  ),
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
