import { z } from "zod";
import { moved } from "@/lib/applications/pipeline/moves.schema";
import { APPLICATION_STATUSES, APPLICATION_STEPS } from "@/lib/applications/schema";
import { applicationParams, moveInput } from "@/lib/applications/status.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const instant = z.iso.datetime();
const status = z.enum(APPLICATION_STATUSES);
const application = z
  .looseObject({
    id: z.uuid(),
    reference: z.string(),
    status,
    version: z.int().describe("To send with a change."),
    submittedAt: instant.nullable(),
    steps: z.array(
      z.object({ kind: z.enum(APPLICATION_STEPS), at: instant, note: z.string().nullable() }),
    ),
  })
  .describe(
    "With `details`, `jobThen` and `resumeViews` for its sender, with `applicant` for the company.",
  );

export const GET = {
  summary: "Read an application",
  description:
    "For the sender and for the company. The applicant sees when the company first opens it.",
  auth: "required",
  params: applicationParams,
  answer: application,
  problems: NO_APPLICATION,
} satisfies Operation;

export const PATCH = {
  summary: "Change an application's status",
  auth: "required",
  params: applicationParams,
  body: moveInput,
  answer: moved,
  problems: {
    ...NO_APPLICATION,
    409: "It changed since `version`, and the message says how, or its status doesn't allow this.",
  },
} satisfies Operation;
