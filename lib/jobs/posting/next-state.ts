import type { JobStatus } from "../schema";

/** What decides where a finished posting goes. */
export type PostingCircumstances = {
  /** Without it the posting is held, so that a stranger's address publishes nothing. */
  hasVerifiedEmail: boolean;
  reasons: readonly string[];
  scheduledFor: Date | null;
};

export type NextState = {
  status: Extract<JobStatus, "draft" | "in_review" | "live">;
  scheduledFor: Date | null;
};

/**
 * Where a finished posting goes: held as a draft while its author's address is unverified, else to
 * review if there is a reason, else waiting for its day, else live.
 */
export function nextState(circumstances: PostingCircumstances, now: Date): NextState {
  const { hasVerifiedEmail, reasons, scheduledFor } = circumstances;
  const later = scheduledFor !== null && scheduledFor > now ? scheduledFor : null;
  if (!hasVerifiedEmail) return { status: "draft", scheduledFor: later };
  if (reasons.length > 0) return { status: "in_review", scheduledFor: later };
  return { status: later ? "draft" : "live", scheduledFor: later };
}

const when = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** What the author is told. */
export function receiptMessage(state: NextState & { hasVerifiedEmail: boolean }): string {
  if (!state.hasVerifiedEmail) {
    return "Verify your email address. We'll hold the job and publish it as soon as you do.";
  }
  if (state.status === "in_review") {
    return "Our team reviews the job before it goes live.";
  }
  if (state.scheduledFor) return `It goes live on ${when.format(state.scheduledFor)} UTC.`;
  return "It's live and can be found right away.";
}
