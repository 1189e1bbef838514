import type { Intent, IntentKind, Relaxation } from "../phrases/sentences.schema";
import { RADII_KM } from "../schema";
import { asksFilter, type SentenceMeaning } from "./meaning";

// What people do without most easily comes first. Words, companies and what is not wanted stay.
const ORDER: readonly IntentKind[] = [
  "aside",
  "posted",
  "level",
  "condition",
  "fresher",
  "experience",
  "pay",
  "visaSponsorship",
  "category",
  "jobType",
  "mode",
];

function byOrder(a: Intent, b: Intent): number {
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
}

// What is said beside the work goes first; a word for a level stands for it where no title says it.
function fromSoftWords({ softWords }: SentenceMeaning["sentence"]): Relaxation[] {
  const asides = softWords.filter(({ kind }) => kind === "aside");
  const without = asides.length > 0 ? [{ givenUp: asides }] : [];
  if (!softWords.some(({ instead }) => instead)) return without;
  const filtered = asides.length > 0 ? [[], asides] : [[]];
  return [...without, ...filtered.map((givenUp) => ({ givenUp, isInstead: true }))];
}

/** What to give up where the jobs that have all of a meaning are for other work: soft words alone. */
export function softerOf({ sentence }: SentenceMeaning): Relaxation[] {
  const { softWords } = sentence;
  if (softWords.length === 0) return [];
  return [
    ...fromSoftWords(sentence),
    ...softWords.map((one) => ({ givenUp: [one] })),
    { givenUp: softWords },
  ];
}

// The place for its country, then the place.
function withoutPlace(place: Intent, soft: readonly Intent[]): Relaxation[] {
  const { country } = place;
  const given = soft.length > 0 ? [[place], [...soft, place]] : [[place]];
  const inCountry = country ? given.map((givenUp) => ({ givenUp, location: country })) : [];
  return [...inCountry, ...given.map((givenUp) => ({ givenUp }))];
}

/**
 * What to give up of a meaning where no job has all of it, in the order to try: what is said beside
 * the work, words for a level, one thing, a wider circle, several things, these and a wider circle,
 * the place for its country, the place, and last the words that a company has no job for. The last
 * one gives up all that can be.
 */
export function relaxationsOf({ sentence, intents }: SentenceMeaning): Relaxation[] {
  const said = [...intents.filter(asksFilter), ...sentence.softWords].filter(({ kind }) =>
    ORDER.includes(kind),
  );
  const soft = said.toSorted(byOrder);
  const place = intents.find(
    ({ kind, filters, outside }) => kind === "place" && filters.location && outside === undefined,
  );
  const company = intents.some(({ kind }) => kind === "company");
  const from = place?.filters.radius ?? 0;
  const wider = place ? RADII_KM.filter((km) => km > from && km >= RADII_KM[2]) : [];
  const several = soft.slice(1).map((_intent, index) => soft.slice(0, index + 2));
  return [
    ...fromSoftWords(sentence),
    ...soft.map((intent) => ({ givenUp: [intent] })),
    ...wider.map((radius) => ({ givenUp: [], radius })),
    ...several.map((givenUp) => ({ givenUp })),
    ...(soft.length > 0 ? wider.map((radius) => ({ givenUp: soft, radius })) : []),
    ...(place ? withoutPlace(place, soft) : []),
    ...(company ? [{ givenUp: [...soft, ...(place ? [place] : [])], isWordless: true }] : []),
  ];
}
