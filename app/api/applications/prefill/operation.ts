import { z } from "zod";
import { prefillQuery } from "@/lib/applications/applying/submissions.schema";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import type { Operation } from "@/lib/http/operation";
import { resumeView } from "@/lib/profiles/resumes/schema";

const status = z.enum(APPLICATION_STATUSES);
const prefill = z.object({
  contact: z.object({
    fullName: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  resumes: z.array(resumeView),
  application: z
    .object({ id: z.uuid(), status, createdAt: z.iso.datetime() })
    .nullable()
    .describe("The one that was sent before."),
  isOwnCompany: z.boolean(),
});

export const GET = {
  summary: "Get what an application form starts with",
  auth: "required",
  query: prefillQuery,
  answer: prefill,
} satisfies Operation;
