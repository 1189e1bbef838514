import type { ApplicationStatus } from "../schema";
import type {
  ApplicantIdentity,
  ScreenedIdentity,
  ScreeningSubject,
} from "./blind-screening.schema";

// For an application without a stage: from the interview on, people meet in person.
const SHOWING: readonly ApplicationStatus[] = ["interview", "offer", "hired"];

/**
 * Whether an applicant's identity is hidden from a company: only while it screens blind, and then
 * until the application is in a stage that shows names or, without a stage, has reached the
 * interview, or an owner has asked to see it.
 */
export function isHidden({ isBlind, isShown, stage, status }: ScreeningSubject): boolean {
  if (!isBlind || isShown) return false;
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
