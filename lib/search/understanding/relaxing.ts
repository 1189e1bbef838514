import { RADII_KM } from "../schema";
import { asksFilter, type SentenceMeaning } from "./meaning";
import type { Intent, IntentKind, Relaxation } from "./sentences.schema";

// What people do without most easily stands first. Words, companies and what is not wanted stay.
const ORDER: readonly IntentKind[] = [
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

/**
 * What to give up of a meaning where no job has all of it, in the order to try: one thing, a wider
 * circle, several things, these and a wider circle, the place for its country, the place, and last the
 * words that a company has no job for. The last one gives up all that can be.
 */
export function relaxationsOf({ sentence, intents }: SentenceMeaning): Relaxation[] {
  const said = [...intents.filter(asksFilter), ...sentence.softWords].filter(({ kind }) =>
    ORDER.includes(kind),
  );
  const soft = said.toSorted(byOrder);
  const place = intents.find(({ kind, filters }) => kind === "place" && filters.location);
  const company = intents.some(({ kind }) => kind === "company");
  const from = place?.filters.radius ?? 0;
  const wider = place ? RADII_KM.filter((km) => km > from && km >= RADII_KM[2]) : [];
  const several = soft.slice(1).map((_intent, index) => soft.slice(0, index + 2));
  return [
    ...soft.map((intent) => ({ givenUp: [intent] })),
    ...wider.map((radius) => ({ givenUp: [], radius })),
    ...several.map((givenUp) => ({ givenUp })),
    ...(soft.length > 0 ? wider.map((radius) => ({ givenUp: soft, radius })) : []),
    ...(place?.country ? [{ givenUp: [place], location: place.country }] : []),
    ...(place?.country && soft.length > 0
      ? [{ givenUp: [...soft, place], location: place.country }]
      : []),
    ...(place ? [{ givenUp: [place] }] : []),
    ...(place && soft.length > 0 ? [{ givenUp: [...soft, place] }] : []),
    ...(company ? [{ givenUp: [...soft, ...(place ? [place] : [])], isWordless: true }] : []),
  ];
}
