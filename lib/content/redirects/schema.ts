import { z } from "zod";

export const REDIRECTS_PAGE_SIZE = 50;
/** How large an imported file may be, and how many rows it may have. */
export const REDIRECTS_FILE_BYTES = 5_000_000;
export const REDIRECTS_FILE_ROWS = 50_000;
/** How many refused rows of a file are named. */
export const MOST_ROW_PROBLEMS = 200;

const text = z.string().trim().max(4000, "It's too long");

/** An old address and where it leads. */
export const redirectInput = z.strictObject({
  address: text
    .min(1, "Enter the old address")
    .describe("A path, with or without parameters, or a whole address, whose host doesn't count."),
  target: text
    .min(1, "Enter where it leads")
    .describe("A path of this site, or another site's address."),
  allowsOutside: z
    .boolean()
    .default(false)
    .describe("Whether it may lead to another site. Visitors go there without being asked."),
});
export type RedirectInput = z.infer<typeof redirectInput>;

export const redirectParams = z.strictObject({ redirectId: z.uuid("must be a redirect's id") });

export const redirectView = z.object({
  id: z.uuid(),
  address: z.string(),
  target: z.string(),
});

export const redirectsFileQuery = z.strictObject({
  allowsOutside: z.enum(["true", "false"]).default("false").describe("Also for other sites."),
});

export const redirectsReport = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  problems: z
    .array(z.object({ row: z.int(), address: z.string(), reason: z.string() }))
    .describe(`The first ${MOST_ROW_PROBLEMS} refused rows.`),
});
export type RedirectsReport = z.infer<typeof redirectsReport>;

/** An old address in the admins' list. */
export type RedirectRow = {
  id: string;
  address: string;
  target: string;
  /** Whether it leads to a job's page, wherever that is. */
  isJob: boolean;
  isOutside: boolean;
  uses: number;
  lastUsedAt: string | null;
};

export type RedirectList = {
  redirects: RedirectRow[];
  total: number;
  page: number;
  pageCount: number;
};

export type RedirectFilters = { query: string; page: number };
