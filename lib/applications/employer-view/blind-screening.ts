import type { ApplicationStatus } from "../schema";
import type { Identity, ScreenedIdentity, ScreeningSubject } from "./blind-screening.schema";

/** What stands in place of what would tell who somebody is. */
const HIDDEN = "[hidden]";

// Of an application that no stage holds yet: from here on people meet.
const SHOWING: readonly ApplicationStatus[] = ["interview", "offer", "hired"];

/**
 * Whether a company sees who an applicant is: always unless it screens blind, then only while the
 * application stands in a stage that shows names, or without a stage from the interview on.
 */
export function isHidden({ isBlind, stage, status }: ScreeningSubject): boolean {
  if (!isBlind) return false;
  return stage ? !stage.showsNames : !SHOWING.includes(status);
}

/** What an applicant is called while nobody is to know their name. */
export function hiddenName(reference: string): string {
  return `Applicant ${reference}`;
}

/** Who an applicant is, or only what may be known of it. */
export function screen(
  identity: Identity,
  { reference, isHidden: hides }: { reference: string; isHidden: boolean },
): ScreenedIdentity {
  const { fullName, email, phone } = identity;
  if (!hides) return { isHidden: false, name: fullName, email, phone };
  return { isHidden: true, name: hiddenName(reference), email: null, phone: null };
}

const ADDRESS = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,253}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
// Nine digits and more with what people put between them; two years side by side have fewer.
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-/]{0,2}\d){8,14}(?!\p{N})/gu;
const SHORTEST_NAME = 2;

/** The parts of a name that are looked for, the longest first. */
function partsOf(fullName: string): string[] {
  return [fullName.trim(), ...fullName.split(/[\s,.'’-]+/u)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

function withoutName(text: string, fullName: string): string {
  return partsOf(fullName).reduce((rest, part) => {
    const literal = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // "An" is a name and "an" none; of longer ones any spelling is meant.
    const flags = part.length > SHORTEST_NAME ? "giu" : "gu";
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, flags);
    return rest.replace(word, HIDDEN);
  }, text);
}

/**
 * A text that somebody wrote without what tells who they are: their name and its parts, addresses,
 * links and phone numbers. What is said in other words stays.
 */
export function redact(text: string, fullName: string): string {
  const plain = text.replace(ADDRESS, HIDDEN).replace(LINK, HIDDEN).replace(PHONE, HIDDEN);
  return withoutName(plain, fullName);
}
