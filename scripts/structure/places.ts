import { byFolder, type NamedFile, RIGHTS } from "./tree";

// The rules for where files are and what they are called.

const FEWEST_FILES = 3;
/** Of a folder, without tests. */
export const MOST_FILES = 25;
/** lib/<domain>/<area>/<file>, and the same in components. */
const DEPTH = 3;
const SAYS_NOTHING = ["rules", "utils", "helpers", "common", "misc", "types", "index"];

const isRight = (word: string | undefined) => RIGHTS.some((right) => right === word);

function checkName({ path, isDomain, words, isTest }: NamedFile): string[] {
  const [topic = "", suffix, ...more] = words;
  const problems: string[] = [];
  if (SAYS_NOTHING.includes(topic)) problems.push(`${path}: "${topic}" isn't a topic`);
  if (isTest) return problems;
  const known = isDomain ? RIGHTS.join(", ") : "none here";
  if (suffix !== undefined && !(isDomain && isRight(suffix))) {
    problems.push(`${path}: "${suffix}" isn't a suffix (${known})`);
  }
  if (more.length > 0) problems.push(`${path}: a file has one topic and one suffix`);
  if (isRight(topic) && suffix !== undefined) {
    problems.push(`${path}: "${topic}" is a suffix, not a topic`);
  }
  return problems;
}

// A domain has folders of its own and those of its areas; only the domain has a core.
function checkBareName({ path, isDomain, words }: NamedFile): string[] {
  const isRoot = path.split("/").length - 1 <= DEPTH;
  if (!isDomain || words.length > 1 || !isRight(words[0]) || isRoot) return [];
  return [`${path}: "${words[0]}" alone is only for the root of a domain or an area`];
}

function checkDepth({ path }: NamedFile): string[] {
  const depth = path.split("/").length - 1;
  return depth > DEPTH ? [`${path}: is deeper than <domain>/<area>/<file>`] : [];
}

// `commands` and any aspect, such as `limits`, may follow the topic in a test's name.
function checkTest({ path, folder, words, isTest }: NamedFile, topics: Set<string>): string[] {
  const isOfTopic = topics.has(`${folder}/${words[0]}`);
  if (!isTest || isOfTopic || path.startsWith("lib/testing/")) return [];
  return [`${path}: a test must be named after a file beside it, and "${words[0]}" isn't one`];
}

function checkWidth(folder: string, held: readonly NamedFile[]): string[] {
  if (held.length < FEWEST_FILES) {
    return [
      `${folder}: holds ${held.length} of at least ${FEWEST_FILES} files; tests do not count`,
    ];
  }
  return held.length > MOST_FILES
    ? [`${folder}: holds ${held.length} of at most ${MOST_FILES} files`]
    : [];
}

/** What is wrong with the folders of components: an area holds as many files as one of lib. */
export function checkAreas(files: readonly NamedFile[]): string[] {
  return [
    ...files.flatMap(checkDepth),
    ...[...byFolder(files)].flatMap(([folder, held]) => checkWidth(folder, held)),
  ];
}

/** What is wrong with the places and names of lib's files. */
export function checkPlaces(files: readonly NamedFile[]): string[] {
  const topics = new Set(
    files.filter(({ isTest }) => !isTest).map(({ folder, words }) => `${folder}/${words[0]}`),
  );
  return [
    ...files.flatMap((file) => [
      ...checkName(file),
      ...checkBareName(file),
      ...checkTest(file, topics),
    ]),
    ...checkAreas(files),
  ];
}
