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
      submittedAt: instant.nullable().describe("Null while it's held."),
    }),
  ),
  questions: z
    .array(z.object({ jobId: z.uuid(), title: z.string(), companyName: z.string() }))
    .describe("Where you continued to apply and haven't said whether you did."),
});

export const GET = {
  summary: "List your applications",
  auth: "required",
  answer: applied,
} satisfies Operation;
