import { keepFew } from "@/lib/shared/kept-values";
import { FILLERS } from "../phrases/fillers";
import { PATTERNS } from "../phrases/intents";
import { MINIJOB } from "../phrases/other-languages";
import { findSpans, hideLiterals, scan, wallOff } from "../phrases/scanning";
import type { Intent, WordSpan } from "../phrases/sentences.schema";
import { SOFT_WORDS } from "../phrases/soft-words";
import type { SearchQuery } from "../schema";
import { type CompanyCandidate, companyCandidates } from "./companies";
import { literalExclusions, readNegations } from "./negation";
import { type Currencies, payPatterns } from "./pay";
import { placeCandidates } from "./place-candidates";
import type { PlaceCandidate } from "./places.schema";

/** What of a search's words can be read without knowing any place or company. */
export type Sentence = {
  query: SearchQuery;
  intents: Intent[];
  /** Words for a level, and years: words like others while any job has them all. */
  softWords: Intent[];
  /** Words that only say that jobs are looked for. */
  fillers: WordSpan[];
  candidates: PlaceCandidate[];
  companies: CompanyCandidate[];
};

const OR_BEFORE = /(?<=^|\s)or\s*$/i;
const OR_AFTER = /^\s*or(?=\s|$)/i;

function spansOf(intents: readonly Intent[]): WordSpan[] {
  return intents.flatMap(({ spans }) => spans);
}

/**
 * Parts "remote or hybrid", which asks for either, from "remote or nurse", which says nothing of
 * either: the words beside an "or" are read only together.
 */
function readAlternatives(text: string, intents: readonly Intent[]) {
  const ors: WordSpan[] = [];
  const isNextTo = (position: number, kind: Intent["kind"], side: "start" | "end") =>
    intents.some((one) => one.kind === kind && one.spans.some((span) => span[side] === position));
  const kept = intents.filter(({ kind, spans: [span] }) => {
    if (!span) return false;
    const before = OR_BEFORE.exec(text.slice(0, span.start));
    const after = OR_AFTER.exec(text.slice(span.end));
    const begin = before && text.slice(0, before.index).trimEnd().length;
    const end = after && span.end + after[0].length;
    const next = end === null ? null : end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
    if (next !== null) ors.push({ start: span.end, end: next });
    return (
      (begin === null || isNextTo(begin, kind, "end")) &&
      (next === null || isNextTo(next, kind, "start"))
    );
  });
  return { kept, ors: ors.filter((or) => kept.some(({ spans }) => spans[0]?.end === or.start)) };
}

// The same words come again with other filters and pages, and a hundred patterns read each of them.
const MOST_KEPT = 500;
type ScannedText = {
  kept: readonly Intent[];
  ors: readonly WordSpan[];
  softWords: readonly Intent[];
};
const scanned = keepFew(MOST_KEPT, (currencies) => {
  const [site = "", usual = ""] = currencies.split(" ");
  const patterns = [MINIJOB, ...payPatterns({ site, usual }), ...PATTERNS];
  return keepFew(MOST_KEPT, (text): ScannedText => {
    const { kept, ors } = readAlternatives(text, scan(text, patterns));
    const rest = wallOff(text, spansOf(kept));
    const negations = readNegations(rest, PATTERNS);
    const words = wallOff(rest, spansOf(negations));
    const softWords = scan(words, SOFT_WORDS);
    const isAlone = !/\p{L}/u.test(wallOff(words, spansOf(softWords)));
    // "Senior" alone is what is looked for; the year of a "summer internship" is not.
    const isAside = ({ kind }: Intent) => kind === "posted" || kind === "aside";
    const isBeside = (one: Intent) => !isAlone || (isAside(one) && kept.length > 0);
    return { kept: [...kept, ...negations], ors, softWords: softWords.filter(isBeside) };
  });
});

/** Reads a search's words. Places are only guessed at. */
export function readSentence(query: SearchQuery, { site, usual }: Currencies): Sentence {
  const text = hideLiterals(query.query);
  const { kept, ors, softWords } = scanned(`${site} ${usual}`)(text);
  const rest = wallOff(text, [...spansOf(kept), ...ors]);
  const fillers = findSpans(rest, FILLERS);
  const afterDistances = kept.flatMap(({ kind, spans }) =>
    kind === "radius" ? spans.map(({ end }) => end) : [],
  );
  const unread = wallOff(rest, fillers);
  const candidates = placeCandidates(wallOff(unread, spansOf(softWords)), {
    typed: text,
    afterDistances,
    withBare: query.location === "",
  });
  return {
    query,
    intents: [...kept, ...literalExclusions(query.query)],
    softWords: [...softWords],
    fillers: [...fillers, ...ors],
    candidates,
    companies: query.company === null ? companyCandidates(unread) : [],
  };
}
