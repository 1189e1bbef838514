import { CONDITION_LABELS, type Condition, FACET_LABELS, type FacetValue } from "../schema";
import { phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

// Words for kinds of work in other languages than English, where they are more than one's trade.

function jobType(value: FacetValue<"jobType">, words: readonly string[]): IntentPattern {
  const reading = { filters: { jobType: [value] }, label: FACET_LABELS.jobType[value] };
  return { kind: "jobType", words: phrase(words.join("|")), read: () => reading };
}

function condition(name: Condition, words: readonly string[]): IntentPattern {
  const reading = { filters: { condition: [name] }, label: CONDITION_LABELS[name] };
  return { kind: "condition", words: phrase(words.join("|")), read: () => reading };
}

/** "538-Euro-Job": what it pays at most is no pay to look for, so that this is read first. */
export const MINIJOB = jobType("part_time", [
  String.raw`\d{3}[\s-]?(?:€|euro)[\s-]?(?:jobs?|basis)`,
]);

const STUDENTS = [
  String.raw`(?:jobs?|emplois?)\s+[ée]tudiants?`,
  String.raw`dla\s+student(?:a|ki|ów)|для\s+студентов|studiejobb?`,
  "schülerjobs?",
];

/** As the English ones, in other languages of Europe, in Turkish and Arabic. */
export const OTHER_PATTERNS: readonly IntentPattern[] = [
  {
    kind: "experience",
    words: phrase(
      String.raw`d[ée]butante?s?\s+accept[ée]e?s?|sem\s+experi[êe]ncia|bez\s+doświadczenia|bez\s+doswiadczenia|utan\s+erfarenhet|(?:uden|uten)\s+erfaring|без\s+опыта(?:\s+работы)?|без\s+досвіду|deneyimsiz|tecrübesiz|بدون\s+خبرة|primer\s+empleo|ungelernte?r?`,
    ),
    read: () => ({ filters: { experience: 0 }, label: "No experience" }),
  },
  condition("no_degree", [String.raw`sans\s+dipl[ôo]me|sin\s+(?:estudios|t[íi]tulo)`]),
  condition("night_shift", [
    String.raw`turno\s+notturno|lavoro\s+notturno|nocn(?:a|ą)\s+zmian(?:a|ę)|nocki|ночн(?:ая|ые)\s+смен[аы]|nattjobb|nattarbeid`,
  ]),
  condition("day_shift", [String.raw`turno\s+de\s+mañana|ранн(?:яя|ие)\s+смен[аы]`]),
  condition("evening_shift", [String.raw`turno\s+de\s+tarde|spätschicht`]),
  condition("weekend_work", [
    String.raw`(?:le\s+)?week-end|fin(?:es)?\s+de\s+semana|(?:na\s+)?weekend(?:y|owa)|weekendwerk|helgjobb|hafta\s+sonu`,
  ]),
  condition("immediate_start", [
    String.raw`od\s+zaraz|срочно|de\s+suite|incorporación\s+inmediata`,
  ]),
  condition("apprenticeship", [String.raw`apprendistato|jovem\s+aprendiz|aprendiz`]),
  condition("seasonal", [
    String.raw`ferienjobs?|jobs?\s+d['’]été|sommarjobb?|sommerjobb?|vakantiewerk|trabajo\s+de\s+temporada`,
  ]),
  {
    kind: "jobType",
    words: phrase(STUDENTS.join("|")),
    read: () => ({
      filters: { jobType: ["part_time", "internship"] },
      label: "For students: part-time or internship",
    }),
  },
  jobType("part_time", [
    "aushilfen?",
    String.raw`meio\s+per[íi]odo|por\s+horas|bijbaan(?:tje)?|extrajobb|deltid`,
    String.raw`dorywcz(?:a|e|o)|(?:na\s+)?p[óo][łl]\s+etatu|подработка|частичная\s+занятость|неполный\s+день`,
    String.raw`yarı\s+zamanlı|دوام\s+جزئي`,
  ]),
  jobType("full_time", [
    String.raw`heltid|fuldtid|pe[łl]ny\s+etat|полный\s+день|tam\s+zamanlı|دوام\s+كامل`,
  ]),
  jobType("internship", ["prácticas|est[áa]gio|staż|praktyki|стажировка|staj(?:yer)?|تدريب"]),
  jobType("contract", [String.raw`(?:en|emploi|poste|contrat)\s+cdd|(?:en\s+)?intérim(?:aire)?`]),
];
