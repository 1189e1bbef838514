import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { editInput } from "@/lib/jobs/employer/edits.schema";
import { editOutcome, ownJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { ownJobView } from "@/lib/jobs/employer/schema";

export const GET = {
  summary: "Read a posting of one's own with its history",
  auth: "required",
  params: ownJobParams,
  answer: ownJobView,
  problems: NO_POSTING,
} satisfies Operation;

export const PATCH = {
  summary: "Change what a posting says",
  description:
    "A live posting stays live. Where a change has to be looked at first, the answer's `state` is `in_review`, and the posting says what it said until then.",
  auth: "required",
  params: ownJobParams,
  body: editInput,
  answer: editOutcome,
  problems: {
    ...NO_POSTING,
    409: "Someone changed it since `version`, or it has ended; the message says who and what.",
  },
} satisfies Operation;
