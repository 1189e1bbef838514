import { redirectsFileQuery, redirectsReport } from "@/lib/content/redirects/schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Import old addresses",
  description:
    "The body is a CSV file with the columns `from` and `to`, up to 5 MB and 50,000 rows. Rows that are right are saved, also if others aren't.",
  auth: "required",
  query: redirectsFileQuery,
  upload: { limit: BODY_LIMITS["/api/admin/redirects/imports"], types: ["text/csv"] },
  response: redirectsReport,
  problems: { ...ADMINS_ONLY, 413: "It's too large.", 422: "It isn't such a file." },
} satisfies Operation;
