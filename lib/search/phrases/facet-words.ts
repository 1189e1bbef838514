import { FACET_LABELS, type FacetName, type FacetValue } from "../schema";
import { AUDIENCES, JOBS } from "./audience-words";
import { FRESHER_FILTERS } from "./intents.schema";
import { exceptAround, phrase, WALL } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

function facet<F extends FacetName>(name: F, value: FacetValue<F>, source: string): IntentPattern {
  const label = (FACET_LABELS[name] as Record<string, string>)[value] ?? value;
  const reading = {
    filters: { [name]: [value] },
    label: name === "level" ? `${label} level` : label,
  };
  return { kind: name, words: phrase(source), read: () => reading };
}

// Words that make a trade or a title of what comes before them.
const REMOTE_TRADES =
  "sensing|sensors?|monitoring|controls?|controlled|desktops?|access|areas?|support|patients?|pilots?|handling|vehicles?";
const HYBRID_TRADES = "clouds?|vehicles?|cars?|apps?|electric|engines?|mobile|powertrains?|seeds?";
const TITLES =
  "managers?|management|administrators?|administration|admin|law|lawyers?|attorneys?|officers?|specialists?|analysts?|negotiat(?:or|ors|ion|ions)|supervisors?|coordinators?|programs?|programmes?|leads?|review(?:er)?|draft(?:ing|er|ers)|engineers?";

// Works, agencies and traffic that are temporary are trades.
const TEMPORARY_TRADES = "works|structures?|accommodation|traffic|agenc(?:y|ies)|housing";

const REMOTE = [
  String.raw`(?:work(?:ing)?|wrk|jobs?)[\s-]+(?:from|form|frm|at)[\s-]+home|wfh|from\s+home|home[\s-]based|homeoffice|im\s+home[\s-]office`,
  String.raw`(?:remote(?:ly)?\s+)?(?:work(?:ing)?\s+)?from\s+anywhere(?:\s+in\s+the\s+world)?|remote(?:ly)?\s+(?:(?:jobs?|work|roles?)\s+)?(?:anywhere|world\s?wide|global(?:ly)?)|anywhere\s+in\s+the\s+world|wfa|digital\s+nomads?`,
  // An online teacher teaches so, an online job is done so.
  String.raw`online(?=\s+(?:jobs?|work|gigs?)(?![\p{L}\p{N}]))|(?<=(?:^|\s)(?:jobs?|work)\s+)online`,
  String.raw`remote[\s-](?:first|friendly)`,
  "tele(?:work(?:ing)?|commut(?:e|ing))|t[eé]l[eé]travail|teletrabajo|thuiswerk(?:en)?",
  String.raw`(?:arbeit(?:en)?\s+)?von\s+zu\s?hause|(?:trabaj(?:o|ar|os)\s+)?(?:desde\s+(?:mi\s+|la\s+)?casa|en\s+remoto|remot[oa]s?)|(?:travail|emploi|poste)s?\s+[àa]\s+distance|(?:lavoro\s+)?da\s+(?:remoto|casa)|trabalho\s+(?:remoto|de\s+casa)`,
  String.raw`zdaln(?:a|ie|y)|удал[её]нн?(?:ая|о|ый)|(?:evden|uzaktan)(?:\s+çalışma)?|عن\s+بعد|p[åa]\s+distans|distansarbete|hjemmekontor`,
  "リモート(?:ワーク|勤務)?|在宅(?:勤務|ワーク)?|テレワーク|远程(?:办公|工作)?|居家(?:办公)?|재택(?:근무)?",
  exceptAround(String.raw`(?:(?:fully|completely|100\s?%)\s+)?remote(?:ly)?(?:\s+only)?`, {
    followedBy: REMOTE_TRADES,
  }),
].join("|");

const VISA = String.raw`(?:visas?|work[\s-]+(?:permit|visa)|h-?1-?b(?:\s+visa)?|tier\s?2|skilled\s+worker(?:\s+visa)?)`;

/** A visa that one country alone gives: the sponsor is there, where no other place is named. */
function nationalVisa(country: string, source: string): IntentPattern {
  const filters = { visaSponsorship: ["offered" as const], location: country };
  const words = phrase(
    exceptAround(
      String.raw`(?:with\s+|on\s+an?\s+|offer(?:s|ing)?\s+|(?:who\s+|that\s+)?sponsor(?:s|ed|ing)?\s+)?(?:${source})(?:\s+visas?)?(?:[\s-]+sponsor(?:ship|ed|s|ing)?)?(?:\s+(?:offered|available|provided))?`,
      { followedBy: `${TITLES}|advis[eo]rs?|assistants?|not` },
    ),
  );
  return {
    kind: "visaSponsorship",
    words,
    read: () => ({ filters, label: `Sponsorship in the ${country}` }),
  };
}

const PERMANENT = "perm(?:anent)?";
const SEASONS = "(?:summer|winter|spring|autumn|fall)";
// More than thirty may be called either.
const HOURS_A_WEEK = String.raw`(?:up\s+to\s+)?(?:[4-9]|[12]\d|30)\s*(?:hours?|hrs?)\s*(?:(?:a|per|each|/)\s*(?:week|wk)|p\.?w\.?|weekly)`;
const DAYS_A_WEEK = String.raw`(?:[1-3]|one|two|three)\s+days?\s+(?:a|per)\s+week`;

// "Overseas sales" and "study abroad" are trades.
const ABROAD = String.raw`(?:${JOBS}|opportunit(?:y|ies)|working)\s+(?:abroad|overseas)|(?:overseas|abroad)\s+(?:${JOBS})`;
// A tutor for them, and a lawyer for immigrants, is a trade.
const FOREIGNERS = exceptAround(
  String.raw`for\s+(?:indian|nigerian|filipino|pakistani|kenyan|ghanaian|nepali|foreign)(?=\s+(?:nurses|doctors|teachers|engineers|workers)\s*$)|for\s+(?:foreigners|expats|expatriates|americans|australians|britons|brits|canadians|egyptians|europeans|iranians|malaysians|zimbabweans|non[\s-](?:eu|uk|us)(?:\s+(?:citizens|nationals))?|bangladeshis|brazilians|filipinos|ghanaians|indians|kenyans|mexicans|nepalis|nigerians|pakistanis|south\s+africans|sri\s+lankans|turks|vietnamese)(?=\s*(?:$|${WALL})|\s+in\s)`,
  {
    after: "teach(?:er|ing)|tutor(?:ing)?|trainer|lawyer|attorney|solicitor|advis[eo]r|translator",
  },
);

/** Words for the values of the filters that have fixed ones. */
export const FACETS: readonly IntentPattern[] = [
  facet(
    "mode",
    "hybrid",
    String.raw`${DAYS_A_WEEK}\s+(?:in|at|from|on)[\s-]+(?:the\s+)?(?:office|home|site)|${DAYS_A_WEEK}\s+(?:remote(?:ly)?|wfh|on[\s-]?site)|(?:[1-3]|one|two|three)\s+days?\s+(?:in\s+(?:the\s+)?)?(?:office|home|wfh|remote)`,
  ),
  facet("mode", "remote", REMOTE),
  facet(
    "mode",
    "hybrid",
    String.raw`(?:partly|partially|part)[\s-]remote|${exceptAround("hybrid", { followedBy: HYBRID_TRADES })}`,
  ),
  facet(
    "mode",
    "on_site",
    exceptAround(
      String.raw`on[\s-]?site|in[\s-](?:the[\s-])?office|in[\s-]person|office[\s-]based`,
      {
        followedBy: TITLES,
      },
    ),
  ),
  facet(
    "jobType",
    "full_time",
    String.raw`(?:${PERMANENT}[\s,/-]+)?full[\s-]?time(?:[\s,/-]+${PERMANENT})?|vollzeit|temps\s+plein|(?:tiempo|jornada)\s+complet[oa]|tempo\s+pieno|voltijd|正社員|全职|정규직|(?:3[5-9]|4\d)\s*(?:hours?|hrs?)\s*(?:a|per)\s*week`,
  ),
  facet(
    "jobType",
    "part_time",
    String.raw`(?:${PERMANENT}[\s,/-]+)?part?[\s-]?tim(?:e|ers?)(?:[\s,/-]+${PERMANENT})?|half[\s-]time|teilzeit|mini[\s-]?jobs?|neben(?:jobs?|tätigkeit)|aushilfs?jobs?|兼职|アルバイト|バイト|パート(?:タイム)?|아르바이트|알바|temps\s+partiel|mi-temps|(?:medio\s+tiempo|tiempo\s+parcial|media\s+jornada)|deeltijd|side\s+(?:jobs?|gigs?|hustles?)|${DAYS_A_WEEK}|job[\s-]?shar(?:e|ing)|(?:second|extra)(?=\s+(?:jobs?|income)(?![\p{L}\p{N}]))|(?:during\s+|within\s+|in\s+)?school\s+hours|${HOURS_A_WEEK}`,
  ),
  {
    kind: "jobType",
    words: phrase(
      exceptAround(`${PERMANENT}|unbefristet(?:er?)?|festanstellung|en\\s+cdi|indefinido`, {
        followedBy:
          "make-?\\s?up|way|waves?|secretar(?:y|ies)|residen(?:t|ts|ce|cy)|crops?|magnets?",
      }),
    ),
    read: () => ({
      filters: { jobType: ["full_time", "part_time"] },
      label: "Permanent: full-time or part-time",
    }),
  },
  facet(
    "jobType",
    "freelance",
    String.raw`freelanc(?:e|er|ers|ing)|self[\s-]employed|freiberuflich(?:e[rs]?)?|gig\s+work`,
  ),
  facet(
    "jobType",
    "internship",
    exceptAround(
      String.raw`(?:(?:un)?paid\s+)?(?:${SEASONS}\s+)?intern(?:s|ship|ships)?(?:\s+(?:for\s+|in\s+)?(?:the\s+)?${SEASONS})?|实习|インターン|인턴|praktikum|praktikant(?:in)?|stagiaires?|tirocinio|(?:work|industrial|student)\s+placements?|placement\s+years?`,
      { followedBy: TITLES },
    ),
  ),
  facet(
    "jobType",
    "contract",
    [
      String.raw`(?:on\s+)?(?:a\s+)?contract[\s-](?:basis|based)|fixed[\s-]term(?:\s+contract)?|befristet(?:er?)?|temps`,
      exceptAround(String.raw`(?:\d{1,2}[\s-](?:years?|months?|weeks?)\s+)?contract`, {
        followedBy: TITLES,
        after: "smart|employment",
      }),
      exceptAround("temp(?:orary)?", { followedBy: TEMPORARY_TRADES }),
    ].join("|"),
  ),
  {
    kind: "jobType",
    // "Casual dining" is a trade.
    words: phrase(
      String.raw`(?:zero|0)[\s-]hours?(?:\s+contracts?)?|casual(?=\s*$|\s+(?:jobs?|work|staff|shifts?|positions?|employment))|odd(?=\s+jobs?(?![\p{L}\p{N}]))`,
    ),
    read: () => ({
      filters: { jobType: ["part_time", "contract"] },
      label: "Casual: part-time or contract",
    }),
  },
  nationalVisa("United States", String.raw`h-?1-?b|(?:tn|e-?3|o-?1)(?=\s+visas?)`),
  nationalVisa("United Kingdom", String.raw`tier\s?2|skilled\s+worker(?=\s+visas?)`),
  facet(
    "visaSponsorship",
    "offered",
    exceptAround(
      String.raw`(?:with\s+|offer(?:s|ing)?\s+)?${VISA}[\s-]+sponsor(?:ship|ed|s|ing)?(?:\s+(?:offered|available|provided))?|(?:who\s+|that\s+)?sponsor(?:s|ed|ing)?\s+${VISA}|(?:(?:with|offer(?:s|ing)?)\s+|(?<=(?:^|\s|${WALL})(?:uk|us|usa|canada|australia|germany|ireland)\s+))sponsorship|h-?1-?b(?:\s+visas?)?|(?:with\s+|on\s+a\s+)?(?:tier\s?2|skilled\s+worker|work)\s+visas?`,
      { followedBy: `${TITLES}|advis[eo]rs?|assistants?|not` },
    ),
  ),
  facet("level", "entry", String.raw`(?:entry|beginners?|junior|starter)[\s-]?(?:level|lvl)`),
  facet("level", "mid", String.raw`(?:mid|middle|intermediate)[\s-]level`),
  facet("level", "senior", String.raw`senior[\s-]level`),
  facet("level", "executive", String.raw`executive[\s-]level`),
  facet(
    "level",
    "entry",
    String.raw`(?:new|recent|college|university)\s+grad(?:uate)?s?|grad(?:uate)?s?\s+(?:schemes?|programmes?|programs?)|(?:for\s+)?graduates?(?=\s+(?:jobs?|roles?|positions?|vacanc|openings))|berufseinsteiger`,
  ),
  ...AUDIENCES,
  {
    kind: "visaSponsorship",
    words: phrase(`${ABROAD}|${FOREIGNERS}`),
    read: () => ({ filters: { visaSponsorship: ["offered"] }, label: "With visa sponsorship" }),
  },
  {
    kind: "fresher",
    words: phrase(String.raw`(?:for\s+)?fresh(?:ers?(?:['’]s)?|\s+graduates?)`),
    read: () => ({ filters: FRESHER_FILTERS, label: "Freshers" }),
  },
];
