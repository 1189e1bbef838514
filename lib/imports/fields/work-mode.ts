import type { WorkMode } from "@/lib/jobs/schema";
import { statedTexts } from "./terms";

// Remote, hybrid or on-site things that aren't work modes: "remote sensing", "hybrid cloud",
// "on-site gym".
const OTHER_REMOTE =
  "access|desktop|servers?|sites?|support|monitoring|control\\w*|sens\\w+|areas?|locations?|villages?|regions?|communit\\w+|offices?|employees|staff|users?|devices?|clients?|customers?|patients?|learning|teams?|meetings?|workforce|workers|systems?|infrastructure|hosts?|diagnos\\w+|assistance|hands|vehicles?|pilots?|operated|parts|island|branch\\w*|colleagues|stakeholders|deposition|proctor\\w*|hearing|testing|login|interviews?|management|maintenance|deployment|capture|code|repositor\\w+|procedure|method|method invocation|data|troubleshooting|possibility";
const OTHER_HYBRID =
  "cloud|clouds|environments|apps?|applications?|infrastructures?|mobile|vehicles?|cars?|electric|engines?|power\\w*|solutions?|systems?|threats?|warfare|events?|meetings?|learning|networks?|architectures?|it|data\\w*|conferences?|intelligence|approach|classes|courses|programs?|delivery|search|platforms?|devices|materials?|seeds?|corn|teams?|closing|identity|integration|deployment";
const OTHER_SITE =
  "gym|parking|car parking|cafeteria|caf[eé]|canteen|restaurant|child ?care|day ?care|nursery|visits?|interviews?|training|support|meals?|lunch\\w*|fitness|clinics?|medical|health|amenities|facilit\\w+|services?|installations?|audits?|inspections?|assessments?|laundry|massage|yoga|barista|snacks|coffee|customers?|clients?|meetings?|events?|consult\\w+|programs?|physiotherap\\w+|accommodation|housing|surveys?|schools?|perks|showers|delivery|construction|pharmacy|doctors?|nurses?|managers?|supervisors?|team|staff|contractors|deployment|implementation|visit";

const words = (pattern: string) => new RegExp(pattern, "iu");
const HOME =
  "(?:remote(?:ly)?|wfh|work(?:ing)? (?:from|at) home|home[- ]?working|tele-?work\\w*|tele-?commut\\w*|home[- ]office)";
const OFFICE =
  "(?:(?:the|our|an|its|your|a)\\s+)?(?:[\\p{L}'’-]+\\s+){0,3}?(?:office|offices|site|hq|headquarters|on-?site|in[- ]person|in[- ]office)";
const COUNT = "(?:[1-4]|one|two|three|four|a few|a couple of|some|several|half the)";
const AVAILABLE =
  "(?:available|possible|offered|permitted|allowed|supported|considered|acceptable|accepted|an option|eligible|on offer|provided|approved)";
const POST =
  "(?:position|role|job|opportunity|vacancy|post|work|working|contract|employment|assignment|internship|hours|arrangement|schedule|basis|setting|environment|shift)";

/** Rules out remote work. */
const NOT_REMOTE = [
  words(
    `\\b(?:not?|non|never|neither)[\\s-]+(?:(?:a|an|be|currently|fully|100%|for|offer|offering|able to offer|accept\\w*|any|eligible for|suitable for|open to|support\\w*|considering|possible to|available)\\s+){0,4}${HOME}\\b`,
  ),
  words(`\\b(?:isn|aren|can|don|doesn|won|couldn)['’]t (?:[\\p{L}]+ ){0,4}${HOME}\\b`),
  words(`\\b(?:cannot|can not|unable to) (?:[\\p{L}]+ ){0,4}${HOME}\\b`),
  words(
    `\\b${HOME}(?:[- ](?:${POST}|option\\w*|candidates|applicants|applications))?s? (?:is|are|will|would|can|may)(?: be)?(?: currently| generally| unfortunately)?(?:n['’]t| ?not)(?: be)?(?: currently)? ${AVAILABLE}`,
  ),
  words(
    `\\b${HOME}(?:[- ](?:${POST}|option\\w*|candidates|applicants))?s?,? (?:not|un)[- ]?${AVAILABLE}`,
  ),
  words(
    `\\b(?:tele-?work|remote)(?:[- ](?:eligible|job|work|position))?\\s*[:?-]\\s*(?:no|none|not)\\b`,
  ),
  words(`\\bno (?:option|possibility|opportunity|chance) (?:of|for|to) (?:[\\p{L}]+ ){0,2}${HOME}`),
];

/** Part of the work is done at home. */
const HYBRID = [
  words(`\\bhybrid(?! (?:${OTHER_HYBRID})\\b)(?:[ -/]|$|\\b)`),
  words(
    `\\b${COUNT}(?:\\s?(?:-|–|to|or)\\s?(?:\\d|two|three|four))?\\+? ?(?:days?|x)(?:[ /]*(?:a|per|each|/)? ?week| weekly)?,? (?:(?:working|of|required|minimum|will be|at|in|on|from|per|spent) ){0,3}${OFFICE}\\b`,
  ),
  words(
    `\\b${COUNT}(?:\\s?(?:-|–|to|or)\\s?(?:\\d|two|three|four))?\\+? ?days?(?:[ /]*(?:a|per|each|/)? ?week| weekly)? (?:(?:working|of|from|at|for|can be|spent|worked) ){0,2}(?:${HOME}|from home|at home|home)\\b`,
  ),
  words(
    `\\b(?:${HOME}|in (?:the )?office|on-?site) (?:up to |at least |for |minimum )?${COUNT} ?(?:-|to)? ?\\d? ?days?\\b`,
  ),
  words(
    `\\b(?:partly|partially|part|semi|occasional\\w*|some|ad[- ]hoc|limited|flexible|periodic) ?-?${HOME}`,
  ),
  words(
    `\\b(?:mix|mixture|combination|blend|balance|split)\\w* (?:of |between |your time between )?[^.]{0,40}(?:${HOME}|home)\\b[^.]{0,30}\\b(?:office|on-?site|in[- ]person)`,
  ),
  words(
    `\\b(?:mix|mixture|combination|blend|balance|split)\\w* (?:of |between |your time between )?[^.]{0,40}(?:office|on-?site|in[- ]person)\\b[^.]{0,30}(?:${HOME}|home)`,
  ),
  words(`\\btele-?work(?:ing)?[- ](?:eligible|options?|available|possible|schedule|polic\\w+)`),
  words(
    `\\b(?:work(?:ing)? from home|wfh|remote work(?:ing)?) (?:flexibility|days?|options?|opportunit\\w+|fridays?|polic\\w+|allowance|available|arrangements?|when|one|two|once|twice)`,
  ),
  words(
    `\\b(?:option|flexibility|ability|opportunity|possibility) (?:to|of|for) (?:occasional\\w* |partly |also )?(?:${HOME})`,
  ),
];

/** All of the work is done on site. */
const ON_SITE = [
  words(
    `\\b(?:fully|100 ?%|full[- ]time|strictly|completely|entirely|exclusively) (?:on-?site|on site|in[- ](?:the )?office|in[- ]person|office[- ]based)`,
  ),
  words(
    `\\b(?:on-?site|on site|in[- ]office|in[- ]person|office[- ]based|site[- ]based|clinic[- ]based|store[- ]based)(?: \\([^)]{0,40}\\))?[ ,]+(?:full[- ]time |${POST}|only|required|requirement|presence|attendance|five days|5 days|daily|every ?day|monday|mon-fri)`,
  ),
  words(
    `\\b(?:this|the|our|that) (?:is|[\\p{L} ]{0,30}(?:is|will be)) (?:an? )?(?:full[- ]time,? |located |based |performed |worked )*(?:on-?site|on site|in[- ](?:the )?office|in[- ]person|office[- ]based)\\b(?! (?:${OTHER_SITE}))`,
  ),
  words(
    `\\b(?:must|required to|need(?:s|ed)? to|expected to|have to|has to|able to|shall|will)(?: be able to)? (?:be |work |report |attend |come |commute |live and work )+(?:physically |daily |full[- ]time |present |in |at |to |from |into |the )*(?:on-?site|on site|in[- ](?:the )?office|in[- ]person|our (?:[\\p{L}]+ ){0,3}(?:office|site|location))\\b(?! (?:${OTHER_SITE}))`,
  ),
  words(`\\b(?:5|five) days (?:a|per|/)? ?week,? (?:(?:working|in|at|from|on) )*${OFFICE}\\b`),
  words(`\\b(?:5|five) days (?:on-?site|in[- ](?:the )?office)\\b`),
  words(
    `\\b(?:work(?:place)?|job|role) ?(?:location|type|mode|arrangement|setting)?s?\\s*[:–-]\\s*(?:in[- ]person|on-?site|on site|in[- ]office|office)\\b`,
  ),
  words(
    `\\b(?:role|position|job|opportunity|you|you will|you['’]ll) (?:is |are |be |will be |can be )?(?:based|located|working|work|performed) (?:full[- ]time )?(?:in|at|from|out of) (?:the|our|a) (?:[\\p{L}'’-]+ ){0,4}(?:office|offices|site|store|clinic|warehouse|workshop|depot|factory|plant|hospital|school|laboratory|lab|restaurant|branch|headquarters|campus|centre|center|facility|yard|mine)\\b`,
  ),
  words("\\b(?:must|required|need(?:s|ed)?|have)\\b[^.]{0,30}\\b(?:relocate|commute)\\b"),
  words("\\bphysical(?:ly)? (?:based|located|present|offices? listed)\\b"),
  words("\\bon-?site (?:in (?!nature)\\p{L}|at our\\b)"),
  words(`\\b(?:fifo|dido|fly[- ]in[ ,/-]+fly[- ]out|drive[- ]in[ ,/-]+drive[- ]out)\\b`),
];

/** All of the work is done at home, or anywhere. */
const REMOTE = [
  words(
    `\\b(?:fully|100 ?%|completely|entirely|permanent(?:ly)?|full[- ]time|all|totally|truly) (?:remote(?:ly)?|virtual(?:ly)?|distributed|wfh|work(?:ing)? from home|home[- ]based)\\b`,
  ),
  words(
    `\\bremote(?:ly)?(?:[ -]+(?:or|and|&|/|,) ?[\\p{L}-]+)?[ -](?:first|only|friendly|eligible|based|ok|${POST}|opportunit\\w+|candidates|applicants|option\\w*|locations? (?:ok|accepted|considered)|from anywhere|in the (?:us|u\\.s\\.|uk|eu)\\b)`,
  ),
  words(
    `\\b(?:this|the|our|that) (?:is|[\\p{L} ]{0,30}(?:is|will be|can be)) (?:an? )?(?:[\\p{L}-]+, )*(?:full[- ]time,? |part[- ]time,? |located |based |performed |worked |done |open to )*(?:remote(?:ly)?|virtual|home[- ]based|work[- ]from[- ]home|telecommut\\w+)\\b(?! (?:${OTHER_REMOTE})\\b)`,
  ),
  words(
    `\\b(?:work|working|works|employed|live and work|operate|located|based|be|job|role|position|do it|performed|hire|hiring) (?:[\\p{L}]+ )?(?:remote(?:ly)?|virtually)\\b(?! (?:${OTHER_REMOTE})\\b)`,
  ),
  words(`\\b(?:work|working|jobs?|based) (?:from|at) (?:home|anywhere|any location|wherever)\\b`),
  words(`\\bhome[- ]based (?:${POST})`),
  words(
    `\\b(?:locations?|work ?place|work ?mode|work type|job type|workplace type|where)\\W{1,8}[^.\\n]{0,120}\\b(?:remote|virtual|anywhere|telecommute|work from home|home[- ]based)\\b`,
  ),
  words(`\\b(?:remote|telecommute|virtual)\\s*[:?-]\\s*(?:yes|ok|100|full)`),
  words(`\\btelecommut\\w+ (?:${POST})`),
  words(`\\b(?:wfh|#remote|#li-remote)\\b`),
];

// Runs on every sentence. Without Unicode's rules for letters it takes a fifth of the time.
const ABOUT_MODE =
  /remote|hybrid|on-?\s?site|in[- ](?:the )?office|in[- ]person|\bhome|wfh|tele-?(?:work|commut)|virtual|days|anywhere|office|fifo|dido|relocate|commute|physical|fly[- ]in|drive[- ]in|\bbased|\bwork(?:ing)? (?:at|in|from)/i;
const SENTENCE = /[^\n.!?•]+(?:[.!?](?!\s|$)[^\n.!?•]+)*/g;
const SENTENCE_LENGTH = 400;
// Longer texts are cut off, because no posting states its work mode that late.
const TEXT_LENGTH = 30_000;

// "If the position isn't remote …", "Most of our roles are remote": about other jobs than this one.
const OF_OTHERS =
  /^\W*(?:if|whether|unless|when|while)\b|\b(?:if|whether|unless) (?:the|this|your|a|you) |\b(?:most|many|some|several|other|certain|all) (?:of )?(?:our |the )?(?:other )?(?:positions|roles|jobs|vacancies)\b|\bfor (?:\p{L}+ )?remote (?:positions|roles|jobs|employees)\b|\b(?:polic(?:y|ies)|approval)\b[^.]{0,60}\bpositions\b/iu;

function sentencesOf(text: string): string[] {
  const plain = text
    .slice(0, TEXT_LENGTH)
    // A wrapped line continues in lower case.
    .replace(/\n(?=\p{Ll})/gu, " ")
    .replace(/[*_#`]+/g, " ")
    .replace(/[ \t]+/g, " ");
  return (plain.match(SENTENCE) ?? [])
    .filter((sentence) => ABOUT_MODE.test(sentence) && !OF_OTHERS.test(sentence))
    .map((sentence) => sentence.slice(0, SENTENCE_LENGTH));
}

const has = (patterns: readonly RegExp[], sentence: string) =>
  patterns.some((pattern) => pattern.test(sentence));

const NO_HYBRID = /\b(?:not?|isn['’]t|non)[\s-]+(?:a |an |currently |offer\w* )*hybrid\b/iu;

type StatedModes = Record<"hybrid" | "onSite" | "remote" | "notRemote", boolean>;

function readSentence(sentence: string): StatedModes {
  const notRemote = has(NOT_REMOTE, sentence);
  const hybrid = !NO_HYBRID.test(sentence) && has(HYBRID, sentence);
  const onSite = !hybrid && has(ON_SITE, sentence);
  return { hybrid, onSite, notRemote, remote: !(notRemote || hybrid) && has(REMOTE, sentence) };
}

/**
 * The work mode according to a description's sentences. Part of the week at home means hybrid,
 * whatever else it says. Remote work that is ruled out means on site. `null` if no sentence says.
 */
export function workModeInText(text: string): WorkMode | null {
  const said = sentencesOf(text).map(readSentence);
  const some = (what: keyof StatedModes) => said.some((one) => one[what]);
  if (some("hybrid")) return "hybrid";
  if (some("notRemote")) return "on_site";
  if (some("remote")) return "remote";
  return some("onSite") ? "on_site" : null;
}

const REMOTE_WORD =
  /\b(?:remote(?:ly)?|remoto|virtual(?:ly)?|tele-?commut\w*|tele-?work\w*|t[ée]l[ée]travail|work from home|work at home|wfh|wfa|home ?office|home ?based|anywhere|world ?wide)\b/i;
const HYBRID_WORD =
  /\b(?:hybride?|partly remote|partially remote)\b|\b\d(?:\s?(?:-|–|to)\s?\d)?\+?\s*days?\b/i;
const ON_SITE_WORD = /\b(?:on ?-?site|in ?-?(?:the )?office|in ?-?person|office ?-?based)\b/i;
const NO_REMOTE_WORD = /\b(?:no|not|non)[ -](?:fully |100% )?(?:remote|wfh|tele-?work|hybrid)\b/i;

/** The work mode according to a field about it, or to the words beside a place. */
export function workModeIn(value: unknown): WorkMode | null {
  if (value === true) return "remote";
  const said = statedTexts(value).join(" ").replace(/_/g, " ");
  if (NO_REMOTE_WORD.test(said)) return "on_site";
  if (HYBRID_WORD.test(said)) return "hybrid";
  const isRemote = REMOTE_WORD.test(said) || /^(?:true|yes|1)$/i.test(said.trim());
  // "Remote or on-site" means that the work can be done from home.
  if (isRemote) return "remote";
  return ON_SITE_WORD.test(said) ? "on_site" : null;
}

const OTHER_TITLE =
  "access|desktop|support|monitoring|control\\w*|sens\\w+|sites?|systems?|patient|area|hands|learning|site|operations? cent\\w+|piloted|operated|diagnos\\w+|deposit\\w*|weapon\\w*|area";
const TITLE_REMOTE = new RegExp(
  `(?:^|[([|,–—:/]|\\s-\\s)\\s*(?:(?:100 ?%|fully|us|uk|eu|full[- ]time|permanent)[ -]*)*(?:remote|wfh|work from home|telecommute|home[- ]based)\\b(?![ -]+(?:${OTHER_TITLE}|(?:\\w+ )?(?:pilot|operator))\\b)|\\b(?:remote|work from home|wfh)\\s*[)\\]]?\\s*$`,
  "iu",
);
const TITLE_HYBRID = new RegExp(
  `\\bhybrid\\b(?!-? ?(?:${OTHER_HYBRID}|\\p{L}+ engineer)\\b)`,
  "iu",
);
const TITLE_ON_SITE =
  /[([|,–—:]\s*(?:on-?site|in[- ]office|in[- ]person|office[- ]based)\b|\b(?:on-?site|in[- ]office|in[- ]person)\s*[)\]]?\s*$/iu;

/** The work mode that a title states: "Remote Nurse", "… (Hybrid)", "… - not remote". */
export function workModeInTitle(title: string): WorkMode | null {
  if (NO_REMOTE_WORD.test(title)) return "on_site";
  if (TITLE_HYBRID.test(title)) return "hybrid";
  if (TITLE_REMOTE.test(title)) return "remote";
  return TITLE_ON_SITE.test(title) ? "on_site" : null;
}
