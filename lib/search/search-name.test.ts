import { expect, it } from "vitest";
import {
  EVERYTHING,
  FRESHERS,
  INTERNSHIPS,
  type SearchScope,
  withinScope,
} from "@/components/search/scope";
import { EMPTY_QUERY, type SearchQuery } from "./schema";
import { searchName, wantedWords } from "./search-name";

const PUNE = { kind: "city", label: "Pune, India", cityId: 1 } as const;
const BAY = { kind: "area", label: "Bay Area", cityId: null } as const;
const OUTSIDE = { kind: "area", label: "outside India", cityId: null } as const;
const REMOTE = { kind: "remote", label: "Remote", cityId: null } as const;

it.each<[string, SearchScope, Partial<SearchQuery>, Parameters<typeof searchName>[2]["place"]]>([
  ["All jobs", EVERYTHING, {}, null],
  [
    "Product designer jobs in Pune, India",
    EVERYTHING,
    { query: "product designer", location: "pune" },
    PUNE,
  ],
  ["Sales jobs", EVERYTHING, { query: "sales jobs" }, null],
  ["HR jobs", EVERYTHING, { query: "hr" }, null],
  ["UX designer jobs", EVERYTHING, { query: "ux designer" }, null],
  ["Chrome tester jobs", EVERYTHING, { query: "chrome tester" }, null],
  [
    "Baker jobs within 50 km of Bay Area",
    EVERYTHING,
    { query: "baker", location: "Bay Area", radius: 50 },
    BAY,
  ],
  ["Java jobs without “php”", EVERYTHING, { query: "java -php" }, null],
  ["Jobs without “cold calling”", EVERYTHING, { query: '-"cold calling"' }, null],
  ["Jobs in Pune, India", EVERYTHING, { location: "pune" }, PUNE],
  ["Jobs in Nowhereville", EVERYTHING, { location: "Nowhereville" }, null],
  ["Jobs within 25 km of Pune, India", EVERYTHING, { location: "Pune", radius: 25 }, PUNE],
  ["Jobs outside India", EVERYTHING, { location: "outside India" }, OUTSIDE],
  ["Remote jobs", EVERYTHING, { location: "remote" }, REMOTE],
  ["Remote design jobs", EVERYTHING, { mode: ["remote"], category: ["design"] }, null],
  ["IT jobs", EVERYTHING, { category: ["it"] }, null],
  ["Jobs in Pune, India", EVERYTHING, { category: ["it", "design"], location: "Pune" }, PUNE],
  ["All jobs", EVERYTHING, { query: "🚀🔥" }, null],
  ["C++ jobs", EVERYTHING, { query: "🚀 c++ &" }, null],
  [
    "Marketing internships in Pune, India",
    EVERYTHING,
    { query: "marketing", jobType: ["internship"], location: "Pune" },
    PUNE,
  ],
  ["Remote internships", EVERYTHING, { jobType: ["internship"], mode: ["remote"] }, null],
  ["Internships", INTERNSHIPS, {}, null],
  ["Marketing internships", INTERNSHIPS, { category: ["marketing"] }, null],
  ["Fresher jobs in Pune, India", FRESHERS, { location: "Pune" }, PUNE],
])("calls it %s", (name, scope, ...[query, place]) => {
  expect(
    searchName(scope, withinScope(scope, { ...EMPTY_QUERY, ...query }), { place, company: null }),
  ).toBe(name);
});

it("names the company that jobs are at", () => {
  const query = { ...EMPTY_QUERY, query: "nurse", location: "pune", company: "acme" };
  const name = (place: typeof PUNE | null) =>
    searchName(EVERYTHING, query, { place, company: "Acme" });

  expect(name(PUNE)).toBe("Nurse jobs at Acme in Pune, India");
  expect(searchName(EVERYTHING, EMPTY_QUERY, { place: null, company: "Acme" })).toBe(
    "Jobs at Acme",
  );
});

it.each([
  ["designer", "designer -senior"],
  ["nurse night shift", '  nurse 🚀 night shift -"agency work"'],
  ["part-time baker", "part-time baker"],
  ["", "-senior"],
])("finds the wanted words “%s” in “%s”", (wanted, typed) => {
  expect(wantedWords(typed)).toBe(wanted);
});
