import { exceptAround, phrase, WALL } from "./scanning";

// What a job coach, a hiring manager and an opening batsman do.
const JOB_TRADES =
  "coach(?:es|ing)?|centres?|centers?|developers?|development|evaluat\\w+|trainers?|training|shop|costing|analys\\w+|search|placement|advis\\w+|descriptions?|fairs?|boards?|share";
const HIRING_TRADES = "managers?|coordinators?|specialists?|leads?|assistants?|events?";
// Work that is called so.
const KINDS_OF_WORK =
  "social|case|youth|community|field|lab|metal|steel|wood|iron|brick|stone|glass|leather|body|ground|care|bar|sex|shift|team|of|at|to|for|that";
// "Office jobs" are those of clerks and secretaries, whose titles say nothing of an office.
const OF_PLACES = String.raw`(?<!(?:^|\s)(?:office|desk|shop|factory)\s+)`;
const NOUNS = [
  "jobs|vacanc(?:y|ies)|openings|(?:job\\s+)?opportunit(?:y|ies)",
  exceptAround("job|opening|position|positions|role|roles", { followedBy: JOB_TRADES }),
].join("|");

// A social worker's is "trabajo social".
const OTHER_LANGUAGES = [
  String.raw`(?:mujhe\s+)?(?:naukri(?:ya|yan)?\s+)?chahi?ye|mein(?=\s+\S)|(?:k[aie]\s+)?naukri(?:ya|yan)?`,
  String.raw`praca(?:\s+jako)?|oferty\s+pracy|szukam\s+pracy|работа|вакансии?|ищу\s+работу|iş\s+ilanları|iş\s+arıyorum|jobb(?:\s+som)?|lediga\s+jobb|ledige?\s+stillinger?|وظائف|وظيفة|عمل`,
  String.raw`gesucht|suche|stellen(?:angebote?|anzeigen?)?(?:\s+als)?|arbeitsplatz|(?<!sozialen?\s+)arbeit(?:\s+als)?`,
  String.raw`(?:offres?\s+d['’])?emplois?|(?:je\s+)?cherche|recherche(?=\s+(?:un\s+)?(?:emploi|poste))`,
  // "Chargé de recrutement" is a trade.
  String.raw`(?<=^\s*)recrutement(?=\s)|(?:on|nous)\s+recrut(?:e|ons)|(?<=^\s*)travail(?!\s+(?:de|social))(?:\s+comme)?`,
  String.raw`(?:(?:busco|ofertas?\s+de)\s+)?(?:trabajos?|empleos?)(?!\s+social)(?:\s+(?:de|como)(?=\s))?|busco|vacantes?|se\s+(?:busca|necesita|solicita)n?`,
  String.raw`(?:vagas?|empregos?)(?:\s+(?:de|para)(?=\s))?|offert[ae]\s+di\s+lavoro|cercasi|vacatures?|gezocht`,
  "求人|募集|仕事|転職|招聘|招工|工作|职位|岗位|채용|구인|일자리",
].join("|");

const BREAK = String.raw`after\s+(?:an?\s+|my\s+)?(?:long\s+)?(?:career\s+(?:break|gap)|maternity(?:\s+leave)?|(?:having\s+)?(?:kids|children|a\s+baby))`;
const RETURNING = String.raw`(?:(?:(?:return(?:ing)?|going|get(?:ting)?)\s+(?:back\s+)?|back\s+)to\s+work(?:\s+${BREAK})?|return(?:ing)?\s+to\s+practice|${BREAK})`;

/** Words that only say that jobs are looked for. */
export const FILLERS = phrase(
  [
    String.raw`(?:i(?:\s+a|['’])?m\s+)?(?:looking|searching)\s+for(?:\s+an?)?`,
    // Questions: "what jobs are available in Leeds", "who's hiring in Pune".
    String.raw`(?<=^\s*)what\s+(?:jobs?\s+)?can\s+i\s+(?:do|get)|(?<=^\s*)(?:what|which|any)(?=\s+(?:${NOUNS})(?:\s|$))|(?<=^\s*)(?:what|who)(?:['’]?s|\s+is|\s+are)?\s+(?:available|hiring|recruiting)|(?<=^\s*)where\s+(?:can|do)\s+i\s+(?:find|get|apply\s+for)|(?:please\s+)?help\s+me\s+(?:to\s+)?(?:find|get)(?:\s+an?)?`,
    String.raw`(?:that|which)?\s*(?:is|are)\s+(?:available|there|open|going)(?=\s|$)`,
    // "Urgent care" is a trade, "urgent openings" are openings.
    String.raw`${OF_PLACES}(?:(?:urgent(?:ly)?|immediate|latest|newest|recent|new|current|available|open)\s+)?(?:${NOUNS})(?:\s+as(?:\s+an?)?)?(?:\s+(?:going|available|out\s+there|there\s+are))?`,
    String.raw`(?:that\s+|which\s+)?(?:i|you|we|one)\s+can\s+(?:do|get|apply\s+for)`,
    String.raw`urgent(?:ly)?\s+(?:required|requirements?|needed|wanted)`,
    String.raw`(?<=\S\s+)(?:needed|required|wanted)(?:\s+(?:urgently|immediately|now))?(?!\s+(?:skills?|documents?)(?![\p{L}\p{N}]))`,
    // "Now hiring", "nurses wanted", "wanted: nurses".
    String.raw`(?:(?:now|urgent(?:ly)?|currently|actively)\s+)?hiring(?:\s+(?:now|urgently|currently))?(?!\s+(?:${HIRING_TRADES})(?![\p{L}\p{N}]))`,
    String.raw`(?<=^\s*)wanted\s*:?`,
    String.raw`(?:i\s+(?:want|need|would\s+like)(?:\s+to\s+(?:be|work(?:\s+as)?|become|find))?|(?:show|find|get|give)\s+me|any)(?:\s+an?)?`,
    "please|pls|thanks",
    // But a "return to work coordinator" helps those who do.
    exceptAround(RETURNING, { followedBy: `${HIRING_TRADES}|advis[eo]rs?|officers?|consultants?` }),
    OTHER_LANGUAGES,
    // "Warehouse work", but not social work.
    String.raw`(?<=\S\s+)(?<!(?:^|\s)(?:${KINDS_OF_WORK})\s+)work(?=\s*(?:$|${WALL})|\s+(?:in|near|around|at)\s)`,
    // "Remote work": nothing but what was read already is beside it.
    String.raw`(?<=(?:^|${WALL})\s*)work(?=\s*(?:$|${WALL}))`,
    String.raw`(?<=^\s*)work(?:ing)?\s+as(?:\s+an?)?`,
    String.raw`(?<=^\s*)(?:find\s+)?(?:work|employment)(?=\s+(?:in|near|around|at|for|with)\s)`,
  ].join("|"),
);

/** Words that lead to what follows, and nothing where nothing does. */
export const CONNECTORS = new Set(
  "a an and any as at based but by for from i in is me my near of on only or please some that the to where which who with & , - – / の で 的 在 в во في".split(
    " ",
  ),
);
