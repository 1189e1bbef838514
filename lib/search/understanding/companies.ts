import { fold } from "@/lib/shared/text";
import { CONNECTORS } from "../phrases/fillers";
import { type ScannedWord, wordRuns } from "../phrases/scanning";
import type { WordSpan } from "../phrases/sentences.schema";
import { isRole } from "../vocabulary/head-words";

const MOST_WORDS = 5;

/** Words that may be a company's name. */
export type CompanyCandidate = {
  /** Of the name and what leads to it. */
  cover: WordSpan;
  /** The name, folded. */
  name: string;
  /** "at": only a name follows; "with": often one; else, where in its words it is. */
  how: "at" | "with" | "whole" | "edge";
  /** The name and the word beside it, folded: a title that goes so is no company's. */
  beside: string | null;
  /** Whether what is left of its words is an occupation, so that the name is none of it. */
  leavesRole: boolean;
};

const LEADS = new Map<string, "at" | "with">([
  ["at", "at"],
  ["@", "at"],
  ["join", "at"],
  ["with", "with"],
  ["by", "with"],
  ["from", "with"],
  ["for", "with"],
]);
// "At home", "at night": where and when, and no name.
const NO_NAMES = new Set(
  "home night nights sea school university college hospital work airport once the".split(" "),
);
// Names of companies that are words of every day: alone beside an occupation they are these words.
const EVERYDAY = new Set(
  `access ally amazon apple arc aura bath beacon bell best bird block bloom blue bolt boots box bridge
  bright care cash caterpillar champion chase circle cloud coach compass core creative crown cult
  delta diamond direct discover dove eagle echo edge elite energy entry event first flash focus ford
  fresh frontier future gap general global gold good grab green guardian harbor harbour harvest head
  health hello home honest hope host icon indeed innovate insight iron jaguar key kind king kite lead
  legacy life light lime link lion lush mars match medical meta mobile monday monster national nest
  next node north notion now oak ocean office open oracle orange order orbit people pilot pinnacle
  planet plus point post power premier prime principal progress progressive pulse puma pure quest
  rapid reach ready relay ring rise river robin rocket root royal sage school sea sense shell sky
  slack smart snap social solid solutions south spark spot sprint square staff stage star state
  station stone storm stream strategic stripe subway summit sun swift target team technical tide time
  total touch trade travel triumph trust union united unity universal upwork urban vanguard venture
  village virgin visa vision vital wave wayfair west wise wish wonder word world young zenith zoom`.split(
    /\s+/,
  ),
);

type Stretch = { run: readonly ScannedWord[]; from: number; to: number; lead: number };

function toCandidate(
  { run, from, to, lead }: Stretch,
  how: CompanyCandidate["how"],
): CompanyCandidate | null {
  const [begin, last] = [run[lead], run[to - 1]];
  if (!begin || !last) return null;
  const name = fold(
    run
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
  );
  const rest = [...run.slice(0, lead), ...run.slice(to)];
  const next = from === 0 ? run[to] : undefined;
  const previous = from === 0 ? undefined : run[from - 1];
  return {
    cover: { start: begin.start, end: last.end },
    name,
    how,
    beside: next
      ? `${name} ${fold(next.text)}`
      : previous
        ? `${fold(previous.text)} ${name}`
        : null,
    leavesRole: isRole(rest),
  };
}

function stretchesOf(run: readonly ScannedWord[]): (CompanyCandidate | null)[] {
  const sizes = Array.from({ length: Math.min(run.length, MOST_WORDS) }, (_, i) => i + 1).reverse();
  const led = run.flatMap(({ text }, lead) => {
    const how = LEADS.get(text.toLowerCase());
    if (how === undefined) return [];
    return sizes
      .filter((size) => lead + 1 + size <= run.length)
      .map((size) => toCandidate({ run, from: lead + 1, to: lead + 1 + size, lead }, how));
  });
  const edges = sizes.flatMap((size) => {
    if (size === run.length) return [toCandidate({ run, from: 0, to: size, lead: 0 }, "whole")];
    const from = run.length - size;
    return [
      toCandidate({ run, from: 0, to: size, lead: 0 }, "edge"),
      toCandidate({ run, from, to: run.length, lead: from }, "edge"),
    ];
  });
  return [...led, ...edges];
}

/** The words that may be a company's name, the likeliest first. */
export function companyCandidates(text: string): CompanyCandidate[] {
  return wordRuns(text)
    .flatMap(stretchesOf)
    .filter((one) => one !== null)
    .filter(({ name }) => name.length > 1 && !CONNECTORS.has(name));
}

/** What is known of a candidate's name beside being a company's. */
type Namesakes = {
  /** Whether it is a skill, or a title ends so, or goes on as the search does. */
  isTrade: boolean;
  /** Whether a well-known place is called so. */
  isPlace: boolean;
};

/**
 * Whether a company's name is meant as it. After "at" it is. Alone it is unless it is a trade or a
 * place. Beside other words one that is a word of every day is not, and a single word only where
 * the others are an occupation.
 */
export function isCompanyMeant(
  { name, how, leavesRole }: CompanyCandidate,
  { isTrade, isPlace }: Namesakes,
): boolean {
  if (how === "at") return !isPlace && !NO_NAMES.has(name);
  if (isTrade || isPlace) return false;
  const isOneWord = !name.includes(" ");
  if (how === "whole" || !isOneWord) return true;
  return !EVERYDAY.has(name) && (how === "with" || leavesRole);
}
