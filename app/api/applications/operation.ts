import { z } from "zod";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import type { Operation } from "@/lib/http/operation";

const instant = z.iso.datetime();
const applied = z.object({
  applications: z.array(
    z.object({
      jobId: z.uuid(),
      id: z.uuid().nullable().describe("Null for an application on another site."),
      status: z.enum([...APPLICATION_STATUSES, "external"]),
      submittedAt: instant.nullable().describe("Null while it is held."),
    }),
  ),
  questions: z
    .array(z.object({ jobId: z.uuid(), title: z.string(), companyName: z.string() }))
    .describe("Where one went on to apply and has not said whether one did."),
});

export const GET = {
  summary: "List the jobs one applied to",
  auth: "required",
  answer: applied,
} satisfies Operation;
