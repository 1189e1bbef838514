import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Embedding } from "../../../lib/search/closeness/embedding";
import { LiveTitles } from "../../../lib/search/closeness/live-titles";
import {
  type Occupation,
  SHIPPED_FILE,
  type WordModel,
} from "../../../lib/search/closeness/model.schema";
import { readModelBytes } from "../../../lib/search/closeness/model-bytes";
import { fieldOf } from "../../../lib/search/closeness/occupations";
import { titleWords } from "../../../lib/search/closeness/title-words";
import { train } from "../../../lib/search/closeness/training";
import { headWordOf } from "../../../lib/search/vocabulary/head-words";
import { readOccupations } from "../../../lib/search/vocabulary/taxonomy-files.queries";
import { fold } from "../../../lib/shared/text";
import { memoryHeldBy } from "../../memory-held";
import { table } from "../tables";
import { LANGUAGE_TITLES } from "./languages";
import { type JudgedResults, qualityOf } from "./measures";
import { asTyped } from "./sets";
import { dataFolder, draw, lotOf, reportedTitles } from "./sources";

// How good the measure of closeness is by itself, without an index. The occupations that are judged
// are left out of what the word vectors are learned from: those that ship know their titles.

const HELD_OUT = 0.2;
const OCCUPATIONS_A_SET = 55;
const SETS = 3;
const SEARCHES = 150;
const PAGE = 20;
/** As lib/search/partial-matches.queries.ts has it. */
const THRESHOLDS = [
  { least: 0.35, ofOtherField: 0.6, ofOtherWork: 0.75 },
  { least: 0.4, ofOtherField: 0.4, ofOtherWork: 0.4 },
  { least: 0.4, ofOtherField: 0.5, ofOtherWork: 0.6 },
  { least: 0.4, ofOtherField: 0.6, ofOtherWork: 0.75 },
  { least: 0.45, ofOtherField: 0.6, ofOtherWork: 0.75 },
  { least: 0.45, ofOtherField: 0.6, ofOtherWork: 0.75, ofWorkNearby: 0.55 },
];
/** Of titles that are not asked for, left out where occupations are known. */
const LEFT_OUT = 0.3;
const SIZES = [5000, 30_000, 100_000];

type Titles = { title: string; codes: ReadonlySet<string> }[];
type ClosenessSet = { documents: Titles; searches: Titles };

const NO_WORDS: Pick<WordModel, "words"> = { words: [] };
/** Knows no word, so that spelling alone counts. */
const withoutVectors = (model: WordModel) => new Embedding({ ...model, ...NO_WORDS });
/** Knows no occupation, so that no title counts beside what was typed. */
const withoutLeaning = (model: WordModel) => new Embedding({ ...model, occupations: [] });

function group(titles: readonly { code: string; title: string }[]): Titles {
  const groups = new Map<string, { title: string; codes: Set<string> }>();
  for (const { code, title } of titles) {
    const one = groups.get(fold(title)) ?? { title, codes: new Set<string>() };
    groups.set(fold(title), one);
    one.codes.add(code);
  }
  return [...groups.values()];
}

type RatedTitles = {
  title: string;
  closeness: number;
  isRight: boolean;
  isOfOtherField: boolean;
  isOfOtherWork: boolean;
}[];

function isOfOtherField(embedding: Embedding, asked: string, title: string): boolean {
  const [one, other] = [asked, title].map((text) => fieldOf(embedding, titleWords(text)));
  return one !== null && other !== null && one !== other;
}

/** Whether a title says that somebody is something else, as the product tells it. */
function isOfOtherWork(asked: string, title: string): boolean {
  const [head, other] = [asked, title].map((text) => headWordOf(titleWords(text).join(" ")));
  return other !== "" && other !== head;
}

/** The closest twenty titles of a set to each of its searches, and how many are right. */
function searchAll(
  set: ClosenessSet,
  embedding: Embedding,
): { found: RatedTitles; judged: JudgedResults }[] {
  const live = new LiveTitles(embedding);
  live.put(set.documents.map(({ title }, id) => ({ id, words: titleWords(title) })));
  return set.searches.map((search) => {
    const closeness = live.closenessToSearch([{ words: titleWords(search.title), trust: 1 }]);
    const others = set.documents.map(({ title, codes }, id) => ({
      title,
      closeness: closeness[id] ?? 0,
      isRight: [...codes].some((code) => search.codes.has(code)),
    }));
    const ranked = others
      .filter(({ title }) => fold(title) !== fold(search.title))
      .sort((a, b) => b.closeness - a.closeness);
    const relevant = new Set(ranked.filter(({ isRight }) => isRight).map(({ title }) => title));
    const found = ranked
      .slice(0, PAGE)
      .filter((one) => one.closeness > 0)
      .map((one) => ({
        ...one,
        isOfOtherField: isOfOtherField(embedding, search.title, one.title),
        isOfOtherWork: isOfOtherWork(search.title, one.title),
      }));
    return { found, judged: { found: found.map(({ title }) => title), relevant } };
  });
}

function qualityRow(name: string, sets: readonly ClosenessSet[], embedding: Embedding): string[] {
  const judged = sets.flatMap((set) => searchAll(set, embedding).map((one) => one.judged));
  const { searches, ndcg10, recall20, empty } = qualityOf(judged);
  const share = `${(100 * empty).toFixed(1)} %`;
  return [name, String(searches), ndcg10.toFixed(3), recall20.toFixed(3), share];
}

function thresholdTable(sets: readonly ClosenessSet[], embedding: Embedding): string {
  const all = sets.flatMap((set) => searchAll(set, embedding));
  const right = all.flatMap(({ found }) => found).filter(({ isRight }) => isRight).length;
  const rows = THRESHOLDS.map(({ least, ofOtherField, ofOtherWork, ofWorkNearby = least }) => {
    const leastOf = ({ isOfOtherField: isAway, isOfOtherWork: isOther }: RatedTitles[number]) => {
      if (isAway) return isOther ? ofOtherWork : ofOtherField;
      return isOther ? ofWorkNearby : least;
    };
    const isShown = (one: RatedTitles[number]) => one.closeness >= leastOf(one);
    const shown = all.flatMap(({ found }) => found.filter(isShown));
    const hits = shown.filter(({ isRight }) => isRight).length;
    return [
      String(least),
      String(ofOtherField),
      String(ofOtherWork),
      String(ofWorkNearby),
      (shown.length / all.length).toFixed(1),
      `${((100 * hits) / shown.length).toFixed(1)} %`,
      `${((100 * hits) / right).toFixed(1)} %`,
    ];
  });
  const head = [
    "threshold",
    "of another field",
    "and of other work",
    "of other work in its field",
    "shown a search",
    "of these right",
  ];
  return table([...head, "of the right shown"], rows);
}

/** The occupations as if nobody had told of the titles asked for, and of some of the others. */
function withoutAsked(occupations: readonly Occupation[], asked: readonly string[]): Occupation[] {
  const keys = new Set(asked.map((title) => titleWords(title).join(" ")));
  const isKnown = (title: string) =>
    !keys.has(titleWords(title).join(" ")) && lotOf(fold(title), "known") >= LEFT_OUT;
  return occupations.map((one) => ({ ...one, titles: one.titles.filter(isKnown) }));
}

function languageSet(lines: string): ClosenessSet {
  const titles = lines
    .split("\n")
    .flatMap((line, index) =>
      line.split(",").map((title) => ({ title: title.trim(), codes: new Set([String(index)]) })),
    );
  return { documents: titles, searches: titles };
}

/** What the shipped vectors and live titles cost a process. */
function costTable(titles: readonly string[], searches: readonly string[]) {
  const bytes = readFileSync(SHIPPED_FILE);
  const { made: embedding, megabytes: modelMegabytes } = memoryHeldBy(
    () => new Embedding(readModelBytes(bytes)),
  );
  const rows = SIZES.map((size) => {
    // Beyond those that there are, each again with a word of its own.
    const numbered = Array.from({ length: size }, (_, id) => {
      const more = id < titles.length ? "" : ` unit${id}x`;
      return { id, words: titleWords(`${titles[id % titles.length]}${more}`) };
    });
    let loaded = 0;
    const { made: live, megabytes } = memoryHeldBy(() => {
      const start = process.cpuUsage();
      const all = new LiveTitles(embedding);
      all.put(numbered);
      loaded = process.cpuUsage(start).user / 1000;
      return all;
    });
    const begin = process.cpuUsage();
    for (const text of searches) live.closenessToSearch([{ words: titleWords(text), trust: 1 }]);
    const spent = process.cpuUsage(begin).user / 1000 / searches.length;
    return [String(size), loaded.toFixed(0), megabytes.toFixed(1), spent.toFixed(2)];
  });
  return [
    `What the words mean takes ${modelMegabytes.toFixed(1)} MB of a process, and the titles of live jobs:`,
    table(["different titles", "taken in, ms", "MB", "a search, ms"], rows),
  ];
}

/** Judges the measure and returns tables. Takes a minute, most of it for learning. */
export async function judgeCloseness(): Promise<string> {
  const reported = await reportedTitles();
  const isHeldOut = (code: string) => lotOf(code, "closeness") < HELD_OUT;
  const onet = await readOccupations("onet", join(dataFolder(), "taxonomy-onet-29.2"));
  const esco = await readOccupations("esco", join(dataFolder(), "taxonomy-esco-en"));
  const model = train([...onet.filter(({ code }) => !isHeldOut(code)), ...esco]);
  const judgedCodes = [...new Set(reported.map(({ code }) => code))].filter(isHeldOut);
  const codes = draw(judgedCodes, SETS * OCCUPATIONS_A_SET, (code) => code);
  const sets = Array.from({ length: SETS }, (_, at): ClosenessSet => {
    const own = new Set(codes.slice(at * OCCUPATIONS_A_SET, (at + 1) * OCCUPATIONS_A_SET));
    const titles = onet.filter(({ code }) => own.has(code));
    const asked = reported.filter(({ code }) => own.has(code));
    const typed = asked.map(({ code, title }) => ({ code, title: asTyped(title) }));
    return {
      documents: group(titles.flatMap((one) => one.titles.map((title) => ({ ...one, title })))),
      searches: draw(group(typed), SEARCHES, ({ title }) => title),
    };
  });
  const embedding = new Embedding(model);
  const spelling = withoutVectors(model);
  const every = [...new Set(onet.flatMap(({ titles }) => titles))];
  const searches = sets.flatMap((set) => set.searches.map(({ title }) => title));
  const head = ["titles", "searches", "nDCG@10", "recall@20", "found nothing"];
  const languages = Object.entries(LANGUAGE_TITLES).map(([name, lines]) =>
    qualityRow(name, [languageSet(lines)], embedding),
  );
  const partly = train([...withoutAsked(onet, searches), ...esco]);
  return [
    `Closeness alone, by ${model.words.length} words learned without the occupations judged:`,
    table(head, [
      qualityRow("English, by spelling", sets, spelling),
      qualityRow("English, by spelling and meaning", sets, embedding),
      qualityRow("the same, leaning to no occupation", sets, withoutLeaning(model)),
      qualityRow("English, of known occupations", sets, new Embedding(partly)),
      qualityRow("the same, leaning to no occupation", sets, withoutLeaning(partly)),
      ...languages,
    ]),
    thresholdTable(sets, embedding),
    "The same of known occupations:",
    thresholdTable(sets, new Embedding(partly)),
    ...costTable(every, searches.slice(0, 100)),
  ].join("\n\n");
}
