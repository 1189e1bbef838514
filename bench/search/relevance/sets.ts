import { fold } from "../../../lib/shared/text";
import { pick, type Random, seeded } from "../../../prisma/demo/random";
import { effort } from "../../effort";
import {
  alternateTitles,
  draw,
  lotOf,
  type OccupationTitle,
  postings,
  reportedTitles,
  type SamplePosting,
} from "./sources";

const OCCUPATIONS = effort(600, 20);
const SEARCHES = effort(500, 20);
/** The share of each set that nothing is tuned with. */
const ASIDE = 0.3;

/** A posting of a set. Those of one key are equally right for a search. */
export type JudgedPosting = SamplePosting & { key: string };

export type JudgedSearch = {
  query: string;
  /** "" for none. */
  location: string;
  /** The keys of the postings that are right. */
  relevant: ReadonlySet<string>;
  isAside: boolean;
};

/** Postings to search in, and named lists of searches with what each should find. */
export type JudgedSet = {
  postings: JudgedPosting[];
  searches: Record<string, JudgedSearch[]>;
};

function isAside(text: string): boolean {
  return lotOf(text, "aside") < ASIDE;
}

/** A title as somebody types it: what stands in brackets is another name of the same. */
export function asTyped(title: string): string {
  return title
    .replace(/\([^)]*\)?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function groupBy(titles: readonly OccupationTitle[], read: (title: string) => string) {
  const groups = new Map<string, { title: string; codes: Set<string> }>();
  for (const { code, title } of titles) {
    const group = groups.get(read(title)) ?? { title, codes: new Set<string>() };
    group.codes.add(code);
    groups.set(read(title), group);
  }
  return [...groups.values()];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function editedWord(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = pick(random, LETTERS.split(""));
  const [head, tail] = [word.slice(0, at), word.slice(at)];
  return pick(random, [
    `${head}${letter}${tail}`,
    `${head}${tail.slice(1)}`,
    `${head}${letter}${tail.slice(1)}`,
    `${head}${tail[1] ?? ""}${tail[0] ?? ""}${tail.slice(2)}`,
  ]);
}

/** The search with one letter of one long word added, left out, changed or swapped; null without such a word. */
function misspelt(search: JudgedSearch): JudgedSearch | null {
  const random = seeded(`misspelt ${search.query}`);
  const words = search.query.split(" ");
  const long = [...words.keys()].filter((index) => /^[a-z]{5,}$/i.test(words[index] ?? ""));
  if (long.length === 0) return null;
  const chosen = pick(random, long);
  const word = words[chosen] ?? "";
  let edited = word;
  while (edited === word) edited = editedWord(word, random);
  return { ...search, query: words.with(chosen, edited).join(" ") };
}

/**
 * Every alternate title of a sample of occupations is a posting that says nothing else; who searches
 * for a title that people of an occupation report should find that occupation's.
 */
export async function titleSet(): Promise<JudgedSet> {
  const reported = await reportedTitles();
  const codes = new Set(
    draw([...new Set(reported.map(({ code }) => code))], OCCUPATIONS, (code) => code),
  );
  const isSampled = ({ code }: OccupationTitle) => codes.has(code);
  const documents = groupBy((await alternateTitles()).filter(isSampled), fold);
  const asked = groupBy(reported.filter(isSampled), (title) => fold(asTyped(title)));
  const keysOf = new Map<string, string[]>();
  for (const { title, codes: of } of documents) {
    for (const code of of) keysOf.set(code, [...(keysOf.get(code) ?? []), title]);
  }
  const titles = draw(asked, SEARCHES, ({ title }) => title).map(
    ({ title, codes: of }): JudgedSearch => ({
      query: asTyped(title),
      location: "",
      relevant: new Set([...of].flatMap((code) => keysOf.get(code) ?? [])),
      isAside: isAside(title),
    }),
  );
  return {
    postings: documents.map(({ title }) => ({
      key: title,
      title,
      company: "Alternate titles",
      place: "",
      skills: [],
      description: "",
    })),
    searches: { titles, "titles, misspelt": titles.flatMap((search) => misspelt(search) ?? []) },
  };
}

const keyOf = ({ title, company, place }: SamplePosting) =>
  [title, company, place].map(fold).join("|");

/**
 * Postings as they are; who remembers one's role and company, or role and place, should find it, or
 * another that says the same of both.
 */
export async function postingSet(): Promise<JudgedSet> {
  const all = (await postings()).map((posting) => ({ ...posting, key: keyOf(posting) }));
  const wanted = draw(all, 2 * SEARCHES, ({ key }) => key);
  const same = (a: SamplePosting, b: SamplePosting, what: "company" | "place") =>
    fold(asTyped(a.title)) === fold(asTyped(b.title)) && fold(a[what]) === fold(b[what]);
  const toSearch = (posting: JudgedPosting, what: "company" | "place"): JudgedSearch => {
    const role = asTyped(posting.title);
    // Some name the company first.
    const isFirst = lotOf(posting.key, "order") < 0.5;
    const { company } = posting;
    const both = isFirst ? `${company} ${role}` : `${role} ${company}`;
    return {
      query: what === "company" ? both : role,
      location: what === "place" ? posting.place : "",
      relevant: new Set(all.filter((one) => same(one, posting, what)).map(({ key }) => key)),
      isAside: isAside(posting.key),
    };
  };
  const placed = wanted.filter(({ place }) => place !== "");
  return {
    postings: all,
    searches: {
      "role and company": wanted.slice(0, SEARCHES / 2).map((one) => toSearch(one, "company")),
      "role and place": placed.slice(-SEARCHES / 2).map((one) => toSearch(one, "place")),
    },
  };
}
