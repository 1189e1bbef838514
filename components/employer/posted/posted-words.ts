import type { EmployerJobView } from "@/lib/jobs/employer/views.schema";
import { formatDay, formatInstant } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

/** What decides what the page says right after posting. */
export type PostedJob = {
  job: Pick<EmployerJobView, "status" | "isHeld" | "scheduledFor" | "deadline">;
  isCompanyVerified: boolean;
  /** Within how many hours postings are usually reviewed; null if unknown. */
  reviewHours: number | null;
};

/** A step of what happens to a posting: done, going on, or to come. */
export type PostedStep = { state: "done" | "now" | "todo"; title: string; text: string };

/** How long a review usually takes, in a sentence; "" if that isn't known. */
export function reviewWait(hours: number | null): string {
  if (hours === null) return "";
  if (hours <= 1) return "We usually decide within an hour.";
  if (hours <= 36) {
    return `We usually decide within ${plural(Math.ceil(hours), { one: "{count} hour", other: "{count} hours" })}.`;
  }
  return `We usually decide within ${plural(Math.ceil(hours / 24), { one: "{count} day", other: "{count} days" })}.`;
}

/** Where a new posting is now, as a heading and a sentence. */
export function postedWords({ job, reviewHours }: PostedJob): { title: string; text: string } {
  if (job.isHeld) {
    return {
      title: "Your job is held",
      text: "Verify your email address. We'll hold the job and publish it as soon as you do.",
    };
  }
  if (job.status === "in_review") {
    const wait = reviewWait(reviewHours);
    return {
      title: "Your job is waiting for review",
      text: ["Our team reviews the job before it goes live.", wait].filter(Boolean).join(" "),
    };
  }
  if (job.status === "draft" && job.scheduledFor) {
    return {
      title: "Your job is scheduled",
      text: `It goes live on ${formatInstant(job.scheduledFor)}.`,
    };
  }
  return { title: "Your job is live", text: "It can be found right away." };
}

function reviewStep({ job, reviewHours }: PostedJob): PostedStep {
  const isNow = job.status === "in_review";
  const text = ["Someone reads it and lets you know.", isNow ? reviewWait(reviewHours) : ""];
  return {
    state: isNow ? "now" : "todo",
    title: "Review",
    text: text.filter(Boolean).join(" "),
  };
}

function liveStep({ job }: PostedJob): PostedStep {
  const { status, isHeld, scheduledFor, deadline } = job;
  const isNext = status === "live" || (status === "draft" && !isHeld);
  const end = deadline ? `Until ${formatDay(deadline)}.` : "Until you close it.";
  return {
    state: isNext ? "now" : "todo",
    title: scheduledFor ? `Live on ${formatDay(scheduledFor)}` : "Live",
    text: `People can find it and apply. ${end}`,
  };
}

/** What has happened to a new posting and what comes next. */
export function postedSteps(posted: PostedJob): PostedStep[] {
  const { job, isCompanyVerified } = posted;
  const isReviewed = job.status === "in_review" || (job.isHeld && !isCompanyVerified);
  const address: PostedStep = {
    state: "now",
    title: "Your email address",
    text: "Open the link that we sent you.",
  };
  return [
    { state: "done", title: "Posted", text: "Everything you wrote is saved." },
    ...(job.isHeld ? [address] : []),
    ...(isReviewed ? [reviewStep(posted)] : []),
    liveStep(posted),
    {
      state: "todo",
      title: "First applications",
      text: "They come to Applications, and your home says how many are new.",
    },
  ];
}
