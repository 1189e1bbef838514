import { z } from "zod";
import { FIELD_FACTS } from "../posting/field-shapes.schema";

const company = z.object({
  slug: z.string().describe("`/companies/{slug}` is its page."),
  name: z.string(),
  isVerified: z.boolean(),
  logoUrl: z.string().nullable(),
});

/** A job as a card shows it, in every list of the product. */
export const jobCard = z.object({
  ...FIELD_FACTS,
  id: z.uuid(),
  slug: z.string().describe("`/job/{slug}` is the job's page."),
  title: z.string(),
  company,
  location: z.string().describe('The places as one line, such as "Pune, India + 2 more".'),
  excerpt: z.string().describe("The beginning of the description as plain text."),
  postedAt: z.iso.datetime(),
  isExternal: z.boolean().describe("Whether people apply on another site."),
  isSample: z.boolean().describe("Whether it's an example without a page."),
});

const place = z.object({
  label: z.string().describe('Such as "Pune, India".'),
  city: z.string().nullable(),
  region: z.string().nullable(),
  countryCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** A job as its own page shows it. */
export const jobDetail = jobCard.extend({
  company: company.extend({
    description: z.string().nullable().describe("The beginning, as plain text."),
    industry: z.string().nullable(),
    companySize: z.string().nullable(),
    website: z.string().nullable(),
    verifiedAt: z.string().nullable(),
    verifiedBy: z.string().nullable(),
    liveJobs: z.int().describe("How many live jobs it has, this one included."),
  }),
  descriptionHtml: z.string().describe("Rendered from Markdown and sanitised."),
  places: z.array(place),
  status: z.enum(["live", "paused", "closed", "expired"]),
  timeZone: z.string().describe("The IANA time zone in which the deadline's day ends."),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  applyUrl: z.string().nullable(),
  source: z.string().nullable().describe("Where an imported job came from."),
  reference: z.string().nullable().describe("The source's own identifier."),
  updatedAt: z.iso.datetime(),
});
