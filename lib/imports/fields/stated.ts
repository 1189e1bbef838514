import type { JobContent } from "@/lib/jobs/schema";
import type { POSTING_PROPERTIES } from "../mapping.schema";
import { readDuration, readEducation, readSkills } from "./terms";

type Stated<Value> = {
  /** The property of a posting that states it; one of `POSTING_PROPERTIES`. */
  property: (typeof POSTING_PROPERTIES)[number];
  /** The fields of feeds and data sets that mean it, best first; lib/imports/well-known-fields.ts. */
  names: string;
  read: (value: unknown) => Value;
};

/** The fields of a posting that one property states and nothing else bears on. */
const STATED = {
  education: {
    property: "educationRequirements",
    names: "educationrequirements educationlevel education degree",
    read: readEducation,
  },
  duration: { property: "duration", names: "duration internshipduration", read: readDuration },
  skills: { property: "skills", names: "skills requiredskills skillsrequired", read: readSkills },
} satisfies { [Name in keyof JobContent]?: Stated<JobContent[Name]> };

const FIELDS: readonly [string, Stated<unknown>][] = Object.entries(STATED);

/** The names of the fields that mean each property. */
export const STATED_NAMES = Object.fromEntries(
  FIELDS.map(([, { property, names }]) => [property, names]),
);

/** What a posting states in them. */
export function readStated(
  posting: Readonly<Record<string, unknown>>,
): Pick<JobContent, keyof typeof STATED> {
  const read = FIELDS.map(([name, field]) => [name, field.read(posting[field.property])]);
  return Object.fromEntries(read) as Pick<JobContent, keyof typeof STATED>;
}
