import { readFileSync } from "node:fs";
import { listFiles } from "./tree";

// Every word has one meaning in the code's names (docs/glossary.md). These had several: where each
// belongs now, and where it may not be used.

type Homonym = {
  word: string;
  /** The terms for its other meanings. */
  instead: string;
  /** The only places where names may contain it; without it, none. */
  in?: readonly string[];
  /** The places where names may not contain it. */
  notIn?: readonly string[];
  /** A term that contains the word but is another word. */
  unless?: RegExp;
  /** Names that are not ours to choose: a column's, a library's, a published field's. */
  given?: readonly string[];
};

const SEARCH = ["lib/search/", "components/search/"];

const HOMONYMS: readonly Homonym[] = [
  { word: "standing", instead: "suspension, percolator query", given: ["standingQueryId"] },
  { word: "viewing", instead: "impersonation" },
  { word: "insight", instead: "analytics" },
  { word: "trait", instead: "skill" },
  { word: "naming", instead: "label" },
  // A job as its employer writes it.
  {
    word: "posting",
    instead: "posting list",
    notIn: SEARCH,
    unless: /posting[-_]?lists?/gi,
    given: ["postings"],
  },
  // To end or to shut something.
  { word: "close", instead: "partial match, proximity", notIn: ["lib/search/"] },
  // A reply to a question or an appeal.
  {
    word: "answer",
    instead: "response, result",
    in: [
      ...["applications", "jobs", "moderation", "content", "structured-data", "notifications"].map(
        (domain) => `lib/${domain}/`,
      ),
      ...["components/applications/", "components/content/", "components/jobs/", "app/mcp/"],
      ...["lib/testing/", "e2e/", "bench/chaos/", "prisma/demo/", "scripts/ask-password.ts"],
    ],
  },
  // What was read in a resume.
  {
    word: "finding",
    instead: "flag, violation, retrieval",
    in: [
      ...["lib/profiles/", "components/profiles/", "app/api/resumes/", "e2e/"],
      ...["lib/notifications/seekers/", "scripts/read-resume.ts", "bench/resumes.ts"],
      "lib/testing/full-accounts/",
    ],
  },
  // A call of the API.
  {
    word: "operation",
    instead: "administration",
    in: ["app/api/", "lib/http/"],
    given: ["ReadOperation"],
  },
  // Between currencies.
  { word: "exchange", instead: "spec API", in: ["lib/shared/exchange-rates.ts"] },
  // What readers and job boards subscribe to.
  { word: "feed", instead: "import, source", notIn: ["lib/imports/"] },
  // Which field of an imported file is which of ours.
  {
    word: "mapping",
    instead: "indexed terms",
    in: [
      ...[
        "lib/imports/",
        "lib/testing/imports.ts",
        "scripts/import.ts",
        "scripts/move.ts",
        "bench/imports.ts",
      ],
      ...["lib/sources/", "components/sources/"],
    ],
  },
  // A site of its own at a host name.
  {
    word: "board",
    instead: "lanes, pipeline",
    notIn: [
      ...["lib/applications/", "components/applications/", "app/employer/applications/"],
      "components/employer/",
    ],
  },
  // A machine's memory.
  { word: "memory", instead: "index cache", notIn: SEARCH },
];

const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const DECLARED = /\b(?:const|let|function|type|class|interface)\s+(\w+)|(?<![\w.])(\w+)\??:(?=\s)/g;

/** A name's words in lower case: `toJobPosting` has three. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

function isAtHome({ in: homes = [], notIn }: Homonym, path: string): boolean {
  const isIn = (folders: readonly string[]) => folders.some((folder) => path.startsWith(folder));
  return notIn ? !isIn(notIn) : isIn(homes);
}

function says({ word, unless, given = [] }: Homonym, name: string): boolean {
  if (given.includes(name)) return false;
  const words = wordsOf(unless ? name.replace(unless, "") : name);
  return words.includes(word) || words.includes(`${word}s`);
}

/** A file's declarations, and its own name, that use a word in another meaning. */
export function homonymsIn(path: string, text: string): string[] {
  const away = HOMONYMS.filter((homonym) => !isAtHome(homonym, path));
  const declared = text.replace(NOT_CODE, '""').matchAll(DECLARED);
  const names = new Set([path, ...Array.from(declared, ([, name, key]) => name ?? key ?? "")]);
  return [...names].flatMap((name) => {
    const homonym = away.find((one) => says(one, name));
    const where = name === path ? path : `${path}: ${name}`;
    return homonym ? [`${where}: "${homonym.word}" has one meaning (${homonym.instead})`] : [];
  });
}

/** All names in the code that use a word in another meaning. */
export function findHomonyms(roots: readonly string[]): string[] {
  const files = roots.flatMap((root) => listFiles(root));
  return files.flatMap((path) => homonymsIn(path, readFileSync(path, "utf8")));
}
