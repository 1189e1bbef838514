import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { REPORT_CATEGORIES, REPORT_MAX_LENGTH, type ReportCategory } from "./reports.schema";

export const reportParams = z.object({ jobId: z.uuid("This isn't a job's id") });
export const reportInput = z
  .strictObject({
    category: z.enum(
      Object.keys(REPORT_CATEGORIES) as [ReportCategory, ...ReportCategory[]],
      "Choose what is wrong",
    ),
    text: z
      .string()
      .max(REPORT_MAX_LENGTH, "Describe it in at most 2,000 characters")
      .transform((text) => cleanLines(text).trim())
      .default("")
      .describe("What happened, in the reporter's own words."),
  })
  .refine(({ category, text }) => category !== "other" || text.length > 0, {
    path: ["text"],
    message: "Say what is wrong",
  });
export type NewReport = z.infer<typeof reportInput>;
