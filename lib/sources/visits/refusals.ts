import { backOffUntil } from "@/lib/shared/formats/retry-after";
import { SourceProblem } from "../source-problem";

type Response = { status: number; header: (name: string) => string | null };

const STATUS_WORDS: Record<number, string> = {
  401: "It wants a login (401).",
  403: "It refuses us access (403).",
  404: "There's nothing at this address (404).",
  410: "What was at this address is gone for good (410).",
};

/** Why a response isn't a document, in words, and when to come back if the server says so. */
export function refusalOf({ status, header }: Response): SourceProblem {
  if (status === 429 || status === 503) {
    const why = status === 429 ? "asks us to come less often" : "can't answer at the moment";
    return new SourceProblem(`The server ${why} (${status}).`, backOffUntil(header("retry-after")));
  }
  if (status >= 500) return new SourceProblem(`The server has a fault (${status}).`);
  return new SourceProblem(STATUS_WORDS[status] ?? `The server answers ${status}.`);
}

/** Whether an error means that a page or document certainly no longer exists. */
export function isGone(error: unknown): boolean {
  return error instanceof SourceProblem && /\((?:404|410)\)/.test(error.message);
}
