import { readFileSync } from "node:fs";
import { listFiles } from "./tree";

// An exported type is read far from its file, so its name must say what it is without the path:
// `LetterRecipient`, not `Recipient`; `MatchedParts`, not `Parts`. A local type is read beside its
// use, so only the vaguest names are refused.

/** Words that say nothing alone, or that several areas use for different things. */
const VAGUE = new Set(
  `Asked Best Change Checked Choice Circumstances Common Compared Content Counts Data Details Ended
  Enough Expected Facts Filtered Found Given Having Home Info Item Judged Keep Keeping Kept Kind Known
  Learned Line Lists Loaded Look Making Meaning Measured Model Narrowed Near Numbers Of Open Opening
  Options Order Own Pair Params Parsed Part Parts Progress Props Ranked Ranking Read Reader Reading
  Readings Recent Result Row Said Scope Settings Setup Shown Size Started State Step Store Stored
  Suspect Target Tell Thing Times Told Typed Values View Wanted Waiting Ways When Words Work Written
  Wrong`.split(/\s+/),
);

/** Words that say nothing even beside their use: a participle names any value. */
const VAGUE_LOCALLY = new Set(["Asked", "Found", "Kept", "Open", "Read", "Wanted"]);

const DECLARED = /^[ \t]*(export )?(?:declare )?(?:type|interface|class) (\w+)/gm;

/** The types of a file whose names say nothing: exported ones alone, local ones in any context. */
export function vagueTypesIn(path: string, text: string): string[] {
  return [...text.matchAll(DECLARED)].flatMap(([, exported, name = ""]) =>
    (exported ? VAGUE : VAGUE_LOCALLY).has(name)
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
