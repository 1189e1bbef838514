import { exceptAround, phrase, WALL } from "./scanning";

// What a job coach, a hiring manager and an opening batsman do.
const JOB_TRADES =
  "coach(?:es|ing)?|centres?|centers?|developers?|development|evaluat\\w+|trainers?|training|shop|costing|analys\\w+|search|placement|advis\\w+|descriptions?|fairs?|boards?|share";
const HIRING_TRADES = "managers?|coordinators?|specialists?|leads?|assistants?|events?";
// Work that is called so.
const KINDS_OF_WORK =
  "social|case|youth|community|field|lab|metal|steel|wood|iron|brick|stone|glass|leather|body|ground|care|bar|sex|shift|team|of|at|to|for|that";
const NOUNS = [
  "jobs|vacanc(?:y|ies)|openings|(?:job\\s+)?opportunit(?:y|ies)",
  exceptAround("job|opening|position|positions|role|roles", { followedBy: JOB_TRADES }),
].join("|");

// A social worker's is "trabajo social".
const OTHER_LANGUAGES = [
  "gesucht|suche|stellenangebote?|stellenanzeigen?|arbeitsplatz",
  String.raw`(?:offres?\s+d['’])?emplois?|(?:je\s+)?cherche|recherche(?=\s+(?:un\s+)?(?:emploi|poste))`,
  String.raw`(?:(?:busco|ofertas?\s+de)\s+)?(?:trabajos?|empleos?)(?!\s+social)(?:\s+(?:de|como)(?=\s))?|busco|vacantes?`,
  String.raw`(?:vagas?|empregos?)(?:\s+(?:de|para)(?=\s))?|offert[ae]\s+di\s+lavoro|vacatures?`,
  "求人|募集|仕事|転職|招聘|招工|工作|职位|岗位|채용|구인|일자리",
].join("|");

const BREAK = String.raw`after\s+(?:an?\s+|my\s+)?(?:long\s+)?(?:career\s+(?:break|gap)|maternity(?:\s+leave)?|having\s+(?:kids|children))`;
const RETURNING = String.raw`(?:(?:return(?:ing)?|going|get(?:ting)?)\s+(?:back\s+)?to\s+work(?:\s+${BREAK})?|${BREAK})`;

/** Words that only say that jobs are looked for. */
export const FILLERS = phrase(
  [
    String.raw`(?:i(?:\s+a|['’])?m\s+)?(?:looking|searching)\s+for(?:\s+an?)?`,
    // "Urgent care" is a trade, "urgent openings" are openings.
    String.raw`(?:(?:urgent(?:ly)?|immediate|latest|newest|recent|new|current|available|open)\s+)?(?:${NOUNS})(?:\s+(?:going|available|out\s+there|there\s+are))?`,
    String.raw`(?:that\s+|which\s+)?(?:i|you|we|one)\s+can\s+(?:do|get|apply\s+for)`,
    String.raw`urgent(?:ly)?\s+(?:required|requirements?|needed|wanted)`,
    String.raw`(?<=\S\s+)(?:needed|required|wanted)\s+(?:urgently|immediately|now)|(?<=\S\s+)needed(?=\s*(?:$|${WALL})|\s+(?:in|near|at)\s)`,
    // "Now hiring", "nurses wanted", "wanted: nurses".
    String.raw`(?:(?:now|urgently|currently|actively)\s+)?hiring(?:\s+(?:now|urgently|currently))?(?!\s+(?:${HIRING_TRADES})(?![\p{L}\p{N}]))`,
    String.raw`(?<=^\s*)wanted\s*:?|(?<=\S\s+)wanted(?=\s*(?:$|${WALL})|\s+(?:in|near|at)\s)`,
    String.raw`(?:i\s+(?:want|need|would\s+like)(?:\s+to\s+(?:be|work(?:\s+as)?|become|find))?|(?:show|find|get|give)\s+me|any)(?:\s+an?)?`,
    "please|pls|thanks",
    // But a "return to work coordinator" helps those who do.
    exceptAround(RETURNING, { followedBy: `${HIRING_TRADES}|advis[eo]rs?|officers?|consultants?` }),
    OTHER_LANGUAGES,
    // "Warehouse work", but not social work.
    String.raw`(?<=\S\s+)(?<!(?:^|\s)(?:${KINDS_OF_WORK})\s+)work(?=\s*(?:$|${WALL})|\s+(?:in|near|around|at)\s)`,
    // "Remote work": nothing but what was read already stands beside it.
    String.raw`(?<=(?:^|${WALL})\s*)work(?=\s*(?:$|${WALL}))`,
    String.raw`(?<=^\s*)(?:find\s+)?(?:work|employment)(?=\s+(?:in|near|around|at|for|with)\s)`,
  ].join("|"),
);

/** Words that lead to what follows, and nothing where nothing does. */
export const CONNECTORS = new Set(
  "a an and any as at based but by for from i in is me my near of on only or please some that the to where which who with & , - – / の で 的 在".split(
    " ",
  ),
);
