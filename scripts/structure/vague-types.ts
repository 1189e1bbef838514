import { readFileSync } from "node:fs";
import { listFiles } from "./tree";

// An exported type is read far from its file, so its name must say what it is without the path:
// `LetterRecipient`, not `Recipient`; `MatchedParts`, not `Parts`. A local type is read beside its
// use, so a plain noun is enough there.

/** Nouns that say nothing far from their use, or that several areas use for different things. */
const VAGUE = new Set(
  `Change Choice Circumstances Common Content Counts Details Enough Facts Home Kind Line Lists Model
  Numbers Of Opening Options Order Pair Params Progress Props Ranking Reader Readings Result Row
  Scope Settings Setup Size State Step Store Target Times Values View When Words Work`.split(/\s+/),
);

/** Words that say nothing even beside their use: they fit any value. */
const VAGUE_LOCALLY = new Set(
  `About Add Alike All Around Ask Assignable At Before Begun Besides Best By Choose Chosen Current
  Cut Data Dense Done Drawn Due Entry Exact Find Former Found Given Gone Got Held Here Info Inside
  Item Items Keep Kept Known Lately Left Likely Look Made Make Means Meanwhile Misread More Near
  Nearest New Newest Next One Open Other Others Own Part Parts Plain Present Public Raw Read
  Readable Ready Recent Rest Said Say Seen Send Sent Settle Shown Sought Spoken Suspect Take Taken
  Tell Thing To Told Try Understood Undoable Undone Way Ways Which Who Whole Why Withdrawable Worst
  Written Wrong`.split(/\s+/),
);

/** A participle fits any value, too: `Counted`, `Moving`. */
const PARTICIPLE = /^[A-Z][a-z]+(?:ed|ing)$/;

/** Nouns that look like one. */
const NOUNS = new Set(
  `Booking Embedding Ending Feed Finding Grouping Heading Hiring Landing Listing Mapping Meeting
  Morning Opening Posting Ranking Rating Setting Spelling Timing Understanding Warning Wording
  Writing`.split(/\s+/),
);

const DECLARED = /^[ \t]*(export )?(?:declare )?(?:type|interface|class) (\w+)/gm;

function isVague(name: string, isExported: boolean): boolean {
  const isParticiple = PARTICIPLE.test(name) && !NOUNS.has(name);
  return isParticiple || VAGUE_LOCALLY.has(name) || (isExported && VAGUE.has(name));
}

/** The types of a file whose names say nothing: local ones beside their use, exported ones alone. */
export function vagueTypesIn(path: string, text: string): string[] {
  return [...text.matchAll(DECLARED)].flatMap(([, exported, name = ""]) =>
    isVague(name, exported !== undefined)
      ? [`${path}: the type "${name}" needs a name that says what it is`]
      : [],
  );
}

/** All types in the code whose names say nothing. */
export function findVagueTypes(roots: readonly string[]): string[] {
  return roots
    .flatMap((root) => listFiles(root))
    .flatMap((path) => vagueTypesIn(path, readFileSync(path, "utf8")));
}
