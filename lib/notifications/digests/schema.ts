import { z } from "zod";
import { isTimeZone } from "@/lib/shared/zones";
import { type CompanyKind, KINDS } from "../schema";
import { NEWS_TIMINGS } from "./timings.schema";

const CHOOSABLE = Object.entries(KINDS).flatMap(([name, kind]) =>
  "company" in kind && kind.company !== "always" ? [name] : [],
) as [CompanyKind, ...CompanyKind[]];
const timing = z.enum(NEWS_TIMINGS);

/** New choices for one company; whatever is left out stays. */
export const companyNewsInput = z.strictObject({
  companyId: z.uuid(),
  timings: z.partialRecord(z.enum(CHOOSABLE, "isn't something you can choose"), timing),
  timeZone: z
    .string()
    .max(60)
    .transform((name) => (isTimeZone(name) ? name : "UTC"))
    .describe("The time zone whose morning daily digests go out in, e.g. Europe/Lisbon.")
    .optional(),
});
export type CompanyNewsInput = z.infer<typeof companyNewsInput>;

/** What someone gets by email from each of their companies. */
export const companyNewsViews = z.object({
  companies: z.array(
    z.object({
      companyId: z.string(),
      name: z.string(),
      news: z.array(
        z.object({
          kind: z.string(),
          description: z.string(),
          timing,
          isAlways: z.boolean().describe("Sent at once, and can't be changed."),
        }),
      ),
    }),
  ),
});

/** Longer than any token of an email's link. */
export const STOP_TOKEN_LENGTH = 200;
export const stopTokenQuery = z.object({ token: z.string().max(STOP_TOKEN_LENGTH) });
