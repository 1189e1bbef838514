import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { jobChangeResult, jobsChangeInput } from "@/lib/jobs/employer/lifecycle.schema";

export const POST = {
  summary: "Pause, resume, extend or close postings",
  description:
    "Each posting for itself: `results` says of each what became of it. A closing message goes to every applicant without a final answer, once.",
  auth: "required",
  body: jobsChangeInput,
  answer: z.object({ results: z.array(jobChangeResult) }),
  problems: { 404: "None of the postings is one's own." },
} satisfies Operation;
