import type { JobContent } from "@/lib/jobs/schema";
import { fold } from "@/lib/shared/text";
import type { POSTING_PROPERTIES } from "../mapping.schema";
import { readDuration, readEducation, readSkills, statedTexts } from "./terms";

type StatedFieldReader<Value> = {
  /** The property of a posting that states the value; one of `POSTING_PROPERTIES`. */
  property: (typeof POSTING_PROPERTIES)[number];
  /**
   * The names of this field in feeds and data sets, best first; see
   * lib/imports/well-known-fields.ts.
   */
  names: string;
  read: (value: unknown) => Value;
};

const NOT_TOLD = /\b(?:stated|specified|known|unknown|discuss\w*|depends|case)\b/;
const NOT_OFFERED = /\b(?:no|not|none|never|false|without|unable|cannot|unavailable)\b|^[n0]$/;
const OFFERED = /\b(?:yes|true|offered|available|provided|possible|sponsored|sponsors?)\b|^[y1]$/;

function readVisaSponsorship(value: unknown): JobContent["visaSponsorship"] {
  const words = fold(typeof value === "boolean" ? String(value) : statedTexts(value).join(" "));
  if (NOT_TOLD.test(words)) return null;
  if (NOT_OFFERED.test(words)) return "not_offered";
  return OFFERED.test(words) ? "offered" : null;
}

/** The posting fields that depend on one property alone. */
const STATED = {
  education: {
    property: "educationRequirements",
    names: "educationrequirements educationlevel education degree",
    read: readEducation,
  },
  duration: { property: "duration", names: "duration internshipduration", read: readDuration },
  skills: { property: "skills", names: "skills requiredskills skillsrequired", read: readSkills },
  visaSponsorship: {
    property: "visaSponsorship",
    names: "visasponsorship offersvisasponsorship sponsorsvisa sponsorsvisas willsponsorvisa",
    read: readVisaSponsorship,
  },
} satisfies { [Name in keyof JobContent]?: StatedFieldReader<JobContent[Name]> };

const FIELDS: readonly [string, StatedFieldReader<unknown>][] = Object.entries(STATED);

/** The field names for each property. */
export const STATED_NAMES = Object.fromEntries(
  FIELDS.map(([, { property, names }]) => [property, names]),
);

/** A posting's values for these fields. */
export function readStated(
  posting: Readonly<Record<string, unknown>>,
): Pick<JobContent, keyof typeof STATED> {
  const read = FIELDS.map(([name, field]) => [name, field.read(posting[field.property])]);
  return Object.fromEntries(read) as Pick<JobContent, keyof typeof STATED>;
}
