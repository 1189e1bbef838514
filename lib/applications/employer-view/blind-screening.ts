import type { ApplicationStatus } from "../schema";
import type {
  ApplicantIdentity,
  ScreenedIdentity,
  ScreeningSubject,
} from "./blind-screening.schema";

/** Replaces whatever would give someone's identity away. */
const HIDDEN = "[hidden]";

// For an application without a stage: from the interview on, people meet in person.
const SHOWING: readonly ApplicationStatus[] = ["interview", "offer", "hired"];

/**
 * Whether an applicant's identity is hidden from a company: only while it screens blind, and then
 * until the application is in a stage that shows names or, without a stage, has reached the
 * interview.
 */
export function isHidden({ isBlind, stage, status }: ScreeningSubject): boolean {
  if (!isBlind) return false;
  return stage ? !stage.showsNames : !SHOWING.includes(status);
}

/** What an applicant is called while their name is hidden. */
export function hiddenName(reference: string): string {
  return `Applicant ${reference}`;
}

/** An applicant's identity, or only as much of it as the company may know. */
export function screenIdentity(
  identity: ApplicantIdentity,
  { reference, isHidden: hides }: { reference: string; isHidden: boolean },
): ScreenedIdentity {
  const { fullName, email, phone } = identity;
  if (!hides) return { isHidden: false, name: fullName, email, phone };
  return { isHidden: true, name: hiddenName(reference), email: null, phone: null };
}

const ADDRESS = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,253}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
// Nine digits or more, with the usual separators; two years side by side have fewer.
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-/]{0,2}\d){8,14}(?!\p{N})/gu;
const SHORTEST_NAME = 2;

/** The parts of a name to look for, longest first. */
function partsOf(fullName: string): string[] {
  return [fullName.trim(), ...fullName.split(/[\s,.'’-]+/u)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

function withoutName(text: string, fullName: string): string {
  return partsOf(fullName).reduce((rest, part) => {
    const literal = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // "An" is a name but "an" is not; longer names are matched in any case.
    const flags = part.length > SHORTEST_NAME ? "giu" : "gu";
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, flags);
    return rest.replace(word, HIDDEN);
  }, text);
}

/**
 * A text without what identifies its author: their name and its parts, addresses, links and phone
 * numbers. What is said in other words stays.
 */
export function redact(text: string, fullName: string): string {
  const plain = text.replace(ADDRESS, HIDDEN).replace(LINK, HIDDEN).replace(PHONE, HIDDEN);
  return withoutName(plain, fullName);
}
