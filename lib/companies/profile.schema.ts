import { z } from "zod";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { toWebAddress } from "@/lib/shared/site";
import { COMPANY_SIZES, FOUNDED_MIN, INDUSTRIES, WEBSITE_FORMAT } from "./schema";

const DESCRIPTION_MAX = 10_000;

/** A text that may be empty; "" removes it. */
function optionalText(name: string, most: number) {
  return z
    .string(`${name} must be text`)
    .trim()
    .max(most, `${name} must be at most ${formatNumber(most)} characters long`)
    .nullable()
    .transform((text) => text || null)
    .optional();
}

function oneLine(name: string, most: number) {
  return z
    .string(`${name} must be text`)
    .trim()
    .max(most, `${name} must be at most ${most} characters long`)
    .regex(/^[^\p{Cc}]*$/u, `Write the ${name.toLowerCase()} in one line`)
    .nullable()
    .transform((text) => text || null)
    .optional();
}

const websiteInput = z
  .string(WEBSITE_FORMAT)
  .trim()
  .max(300, "The website must be at most 300 characters long")
  .nullable()
  .transform((text, context) => {
    if (!text) return null;
    const address = toWebAddress(text);
    if (address === null) context.addIssue({ code: "custom", message: WEBSITE_FORMAT });
    return address;
  })
  .optional();

const foundedYearInput = z
  .union([z.number(), z.string().trim().max(10), z.null()], "Enter a year such as 1998")
  .transform((given, context) => {
    if (given === null || given === "") return null;
    const year = Number(given);
    const latest = new Date().getUTCFullYear();
    if (!Number.isInteger(year) || year < FOUNDED_MIN || year > latest) {
      const message = `The year must be between ${FOUNDED_MIN} and ${latest}`;
      context.addIssue({ code: "custom", message });
    }
    return year;
  })
  .optional();

function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
) {
  return z
    .union([z.enum(values), z.literal(""), z.null()], message)
    .transform((value) => value || null)
    .optional();
}

/** The company profile as its form and the specification's call send it. */
export const companyProfileInput = z.strictObject({
  /** If empty, the name stays as it is. */
  companyName: oneLine("Company name", 120),
  /** Accepted and ignored: the company's address is read-only. */
  email: z.string().max(300).nullable().optional(),
  phone: oneLine("Phone", 40),
  website: websiteInput,
  address: optionalText("Address", 500),
  description: optionalText("About company", DESCRIPTION_MAX),
  industry: oneOf(INDUSTRIES, "Choose an industry from the list"),
  companySize: oneOf(COMPANY_SIZES, "Choose a company size from the list"),
  foundedYear: foundedYearInput,
  /** The version of the profile that the person was looking at. */
  version: z.number().int().optional(),
});
export type CompanyProfileInput = z.infer<typeof companyProfileInput>;

export const newCompanyInput = z.strictObject({
  name: z
    .string("Company name is required")
    .trim()
    .min(1, "Company name is required")
    .max(120, "Company name must be at most 120 characters long")
    .regex(/^[^\p{Cc}]*$/u, "Write the company name in one line"),
  website: websiteInput,
});
export type NewCompany = z.infer<typeof newCompanyInput>;

export const companyParams = z.strictObject({ companyId: z.uuid() });

const nullableText = z.string().nullable();

const facts = {
  email: nullableText.describe("Read-only."),
  phone: nullableText,
  website: nullableText,
  address: nullableText,
  description: nullableText.describe("Markdown."),
  industry: nullableText,
  companySize: nullableText,
  foundedYear: z.int().nullable(),
  version: z.int().describe("To send with a change."),
};

/** A company's profile as its members see it. */
export const companyProfile = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  ...facts,
  descriptionHtml: nullableText,
  logoUrl: nullableText,
  role: z.enum(["owner", "recruiter"]),
  isPublic: z.boolean().describe("Whether its page can be opened."),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: nullableText,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** The signed-in employer in the specification's terms. */
export const employerUser = z.object({
  _id: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  userType: z.literal("employer"),
  company: z.uuid(),
  companyName: z.string(),
  ...facts,
});
export type EmployerUser = z.infer<typeof employerUser>;
