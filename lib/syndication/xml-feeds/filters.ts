import { JOB_TYPES, WORK_MODES } from "@/lib/jobs/schema";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoriesWithin, categoryOfSlug, isOfferedCategory } from "@/lib/shared/categories/known";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { DomainError } from "@/lib/shared/errors";
import type { XmlFeedFilter } from "./schema";

/** What a feed's address asks for, before its company is looked up. */
export type XmlFeedRequest = Omit<XmlFeedFilter, "companyId"> & { company: string | null };

const KNOWN = ["company", "category", "jobType", "mode", "country"] as const;
const COMPANY_LENGTH = 120;

function refuse(sentence: string): never {
  throw new DomainError("unreadable", sentence);
}

function refuseChoice(name: string, value: string): never {
  return refuse(`There's no ${name} “${value.slice(0, 40)}”.`);
}

function valuesOf(parameters: URLSearchParams, name: (typeof KNOWN)[number]): string[] {
  const given = parameters.getAll(name).flatMap((text) => text.split(","));
  const values = given.map((text) => text.trim().replace(/[\s-]+/g, "_")).filter(Boolean);
  return [...new Set(values)].toSorted();
}

function readChoices<Choice extends string>(
  parameters: URLSearchParams,
  name: (typeof KNOWN)[number],
  choices: readonly Choice[],
): Choice[] {
  return valuesOf(parameters, name).map((value) => {
    const known = choices.find((choice) => choice.toLowerCase() === value.toLowerCase());
    return known ?? refuseChoice(name, value);
  });
}

/** The categories that a feed's jobs may have, with the parts of those that were asked for. */
function readCategories(parameters: URLSearchParams): JobCategory[] {
  const codes = valuesOf(parameters, "category").flatMap((slug) => {
    const code = categoryOfSlug(slug);
    if (code === null || !isOfferedCategory(code)) return refuseChoice("category", slug);
    return categoriesWithin(code);
  });
  return [...new Set(codes)].toSorted();
}

const keysOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.keys(labels) as Name[];

/**
 * Reads a feed's filters. Throws `unreadable` for anything else than these, because a list that
 * ignored a filter would advertise jobs that nobody asked for.
 */
export function readXmlFeedRequest(parameters: URLSearchParams): XmlFeedRequest {
  const unknown = [...parameters.keys()].find((name) => !KNOWN.some((known) => known === name));
  if (unknown !== undefined) {
    refuse(`“${unknown.slice(0, 40)}” isn't one of ${KNOWN.join(", ")}.`);
  }
  return {
    company: parameters.get("company")?.slice(0, COMPANY_LENGTH) ?? null,
    category: readCategories(parameters),
    jobType: readChoices(parameters, "jobType", keysOf(JOB_TYPES)),
    mode: readChoices(parameters, "mode", keysOf(WORK_MODES)),
    country: readChoices(parameters, "country", COUNTRY_CODES),
  };
}
