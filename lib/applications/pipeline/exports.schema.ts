import { z } from "zod";

const EXPORT_KINDS = ["csv", "zip"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_HOURS = 24;
export const CSV_MAX = 50_000;
/** As many resumes as may be opened in an hour. */
export const ZIP_MAX = 60;
const SELECTED_MAX = 100;

export const exportInput = z.strictObject({
  kind: z
    .enum(EXPORT_KINDS, "Choose CSV or ZIP")
    .describe("A table of the applications, or the table with the CVs."),
  search: z
    .string()
    .max(1000)
    .default("")
    .describe(
      "The part of the list's address after the question mark. Without it, every open application.",
    ),
  ids: z
    .array(z.uuid("This isn't an application's id"))
    .min(1, "Select an application")
    .max(SELECTED_MAX, `Select at most ${SELECTED_MAX} applications at once`)
    .optional()
    .describe("Only these of the applications that the search finds."),
});
export type ExportInput = z.infer<typeof exportInput>;

export const exportParams = z.object({ exportId: z.uuid("This isn't an export's id") });

/** A file of applications, as the person who requested it sees it. */
export const companyExportView = z.object({
  id: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  state: z.enum(["preparing", "ready", "expired", "failed"]),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type CompanyExportView = z.infer<typeof companyExportView>;
