import { formatNumber } from "@/lib/shared/formats/numbers";
import { type QuestionContent, type QuestionKind, YES_NO } from "./questions.schema";

const ANSWER_MAX_LENGTH = 2000;
const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,2})?$/;

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** An answer in words: those of a yes_no are sent as `yes` and `no`. */
export function answerWords(kind: QuestionKind, answer: string): string {
  return kind === "yes_no" && (answer === "yes" || answer === "no") ? YES_NO[answer] : answer;
}

/**
 * What the employer does not take, in a sentence that comes before the form and beside the answer;
 * `null` when it takes anything.
 */
export function knockOutSentence(question: QuestionContent): string | null {
  const { kind, accepted, minimum } = question;
  if (kind === "number") {
    if (minimum === null) return null;
    return `Applications that answer less than ${formatNumber(minimum)} aren't accepted.`;
  }
  if (accepted.length === 0 || kind === "text") return null;
  if (kind === "choice")
    return `Only applications that answer ${list.format(accepted)} are accepted.`;
  if (accepted.length > 1) return null;
  const refused = accepted[0] === "yes" ? YES_NO.no : YES_NO.yes;
  return `Applications that answer ${refused} aren't accepted.`;
}

/** A number as people type it, "1.5" or "1,5", or `null` for anything else. */
function readNumber(answer: string): number | null {
  return NUMBER.test(answer) ? Number(answer.replace(",", ".")) : null;
}

function isAccepted({ kind, accepted, minimum }: QuestionContent, answer: string): boolean {
  if (kind === "number") return minimum === null || (readNumber(answer) ?? minimum) >= minimum;
  return accepted.length === 0 || accepted.includes(answer);
}

function formError({ kind, choices }: QuestionContent, answer: string): string | null {
  if (kind === "number" && readNumber(answer) === null) return "Enter a number, such as 3 or 1.5";
  if (kind === "yes_no" && !Object.hasOwn(YES_NO, answer)) return "Choose Yes or No";
  if (kind === "choice" && !choices.includes(answer)) return "Choose one of the answers";
  const excess = answer.length - ANSWER_MAX_LENGTH;
  return excess > 0
    ? `Answer in at most ${formatNumber(ANSWER_MAX_LENGTH)} characters: ${formatNumber(excess)} too many`
    : null;
}

/** What is wrong with an answer, or `null`; the browser and the server say the same. */
export function answerError(question: QuestionContent, answer: string): string | null {
  const { kind, text, isRequired } = question;
  if (!answer.trim()) {
    if (!isRequired) return null;
    return kind === "text" || kind === "number" ? `Answer: ${text}` : `Choose an answer: ${text}`;
  }
  const problem = formError(question, answer.trim());
  if (problem) return problem;
  return isAccepted(question, answer.trim()) ? null : knockOutSentence(question);
}
