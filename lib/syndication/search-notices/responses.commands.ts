import "server-only";
import { type OutgoingResponse, toRequestFailure } from "@/lib/platform/security/outgoing-requests";
import { backOffUntil } from "@/lib/shared/formats/retry-after";
import type { NoticeOutcome } from "./schema";

/** How long an engine may take in all. */
const LONGEST_MS = 20_000;

/** What every request to an engine has, besides its address and content. */
export function limits(): { signal: AbortSignal; waitMs: number } {
  return { signal: AbortSignal.timeout(LONGEST_MS), waitMs: LONGEST_MS };
}

/** What a response says came of telling an engine; `refusals` are its statuses in words. */
export function outcomeOf(
  response: OutgoingResponse,
  refusals: Readonly<Record<number, string>>,
): NoticeOutcome {
  const { status, header, body } = response;
  body.destroy();
  if (status >= 200 && status < 300) return { isSent: true };
  if (status === 429 || status === 503) {
    const problem = `It asks to be told less often (${status}).`;
    return { isSent: false, problem, nextAt: backOffUntil(header("retry-after")) };
  }
  const words = refusals[status] ?? (status >= 500 ? "It has a fault." : "It refuses.");
  return { isSent: false, problem: `${words.slice(0, -1)} (${status}).` };
}

/** What an engine that couldn't be asked makes of it. */
export function outcomeOfFailure(error: unknown): NoticeOutcome {
  return { isSent: false, problem: toRequestFailure(error).message };
}
