import { SourceProblem } from "./source-problem";

const DEFAULT_BACK_OFF_MS = 15 * 60_000;
const LONGEST_BACK_OFF_MS = 24 * 3_600_000;

type Response = { status: number; header: (name: string) => string | null };

function backOffUntil(header: string | null): Date {
  const seconds = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  const date = header === null ? Number.NaN : Date.parse(header);
  const wanted = seconds !== null ? seconds * 1000 : date - Date.now();
  const wait = Number.isNaN(wanted) ? DEFAULT_BACK_OFF_MS : wanted;
  return new Date(Date.now() + Math.min(LONGEST_BACK_OFF_MS, Math.max(1000, wait)));
}

const STATUS_WORDS: Record<number, string> = {
  401: "It wants a login (401).",
  403: "It refuses us access (403).",
  404: "There's nothing at this address (404).",
  410: "What was at this address is gone for good (410).",
};

/** Why a response is no document, in words, and when to come back if the server says so. */
export function refusalOf({ status, header }: Response): SourceProblem {
  if (status === 429 || status === 503) {
    const why = status === 429 ? "asks us to come less often" : "can't answer at the moment";
    return new SourceProblem(`The server ${why} (${status}).`, backOffUntil(header("retry-after")));
  }
  if (status >= 500) return new SourceProblem(`The server has a fault (${status}).`);
  return new SourceProblem(STATUS_WORDS[status] ?? `The server answers ${status}.`);
}

/** Why a page or document isn't there any more, as far as that is certain. */
export function isGone(error: unknown): boolean {
  return error instanceof SourceProblem && /\((?:404|410)\)/.test(error.message);
}
