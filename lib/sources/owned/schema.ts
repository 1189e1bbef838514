import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { previewInput, sourceInput, sourceParams } from "../schema";

/** Why a source counts as the company's: its host, or a link on the company's own site. */
export type SourceProof = "domain" | "link";

export const MOST_COMPANY_SOURCES = 5;
/** How many jobs one visit of a company's source imports. */
export const MOST_COMPANY_JOBS = 2000;

const linkedFrom = z
  .string()
  .trim()
  .max(2000, "The address must be at most 2,000 characters long")
  .transform((text) => text || null)
  .nullish()
  .describe(
    "A page of the company's own site that links to the career board, if its start page doesn't.",
  );

const { address, mapping, fields } = previewInput.shape;

/** The input for a preview, before anything is saved. */
export const companyPreviewInput = z.strictObject({ address, linkedFrom, mapping, fields });
export type CompanyPreviewInput = z.infer<typeof companyPreviewInput>;

/** The input for adding a company's source. */
export const companySourceInput = z.strictObject({
  ...companyPreviewInput.shape,
  everyHours: sourceInput.shape.everyHours,
});
export type CompanySourceInput = z.infer<typeof companySourceInput>;

export const companySourceParams = z.strictObject({
  ...companyParams.shape,
  ...sourceParams.shape,
});
