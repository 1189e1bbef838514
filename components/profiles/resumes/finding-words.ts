import type {
  ContactField,
  Doubt,
  Finding,
  FindingView,
  FoundEducation,
  FoundExperience,
} from "@/lib/profiles/resumes/schema";
import { formatMonth } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

export const CONTACT_NAMES: Readonly<Record<ContactField, string>> = {
  fullName: "Name",
  headline: "Headline",
  phone: "Phone",
  location: "Place",
};

type Words = { name: string; facts: string[] };

function monthsInWords({ startMonth, endMonth }: FoundExperience): string | null {
  const end = endMonth === null ? "Present" : endMonth && formatMonth(endMonth);
  return [startMonth && formatMonth(startMonth), end].filter(Boolean).join(" - ") || null;
}

const stated = (...facts: (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [fact] : []));

function experienceWords(content: FoundExperience): Words {
  const { title, company } = content;
  const name = title ?? company ?? "Job";
  return { name, facts: stated(title && company, monthsInWords(content)) };
}

function educationWords(content: FoundEducation): Words {
  const { degree, fieldOfStudy, institution } = content;
  const name = stated(degree, fieldOfStudy).join(", ");
  return {
    name: name || institution || "Education",
    facts: stated(name && institution, monthsInWords(content)),
  };
}

/** A finding in words: what it is called, and the facts about it. */
export function findingWords({ kind, content }: Finding): Words {
  if (kind === "experience") return experienceWords(content);
  if (kind === "education") return educationWords(content);
  return { name: kind === "contact" ? content.value : content.name, facts: [] };
}

/** What the profile requires and the resume doesn't say, in words; none if nothing is missing. */
function missingWords({ kind, content }: Finding): string[] {
  if (kind === "experience") {
    const { title, company, startMonth, endMonth } = content;
    return stated(
      !title && "title",
      !company && "company",
      !startMonth && "start month",
      endMonth === undefined && "end month",
    );
  }
  if (kind !== "education") return [];
  const { degree, institution, fieldOfStudy, startMonth } = content;
  return stated(
    !degree && "degree",
    !institution && "institution",
    !fieldOfStudy && "field of study",
    !startMonth && "start date",
  );
}

/** Whether the profile takes a finding as it is. */
export function isComplete(finding: Finding): boolean {
  return missingWords(finding).length === 0;
}

const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  company_above: "No company is given here, so we used the one above. Check it.",
  years_only: "Only years are given, so the months are a guess. Check them.",
  latest_job: "Taken from your latest job. Change it if you do something else.",
  no_country_code: "No country code found. Add one if you're applying abroad.",
  in_capitals: "Written in capitals. Check the spelling.",
};

const list = new Intl.ListFormat("en");

/** What to check about a finding, in sentences; none if nothing is uncertain. */
export function doubtWords(finding: FindingView): string[] {
  const missing = missingWords(finding);
  return [
    ...(missing.length > 0 ? [`No ${list.format(missing)} found. Add it, or leave this out.`] : []),
    ...(finding.replaces === null
      ? []
      : [`Your profile says “${finding.replaces}”. Tick to replace it.`]),
    ...finding.doubts.map((doubt) => DOUBT_WORDS[doubt]),
  ];
}

const COUNTS = [
  ["contact", { one: "{count} contact detail", other: "{count} contact details" }],
  ["experience", { one: "{count} job", other: "{count} jobs" }],
  ["education", { one: "{count} degree", other: "{count} degrees" }],
  ["skill", { one: "{count} skill", other: "{count} skills" }],
] as const;

/** How many of what was found: "4 contact details, 7 jobs and 23 skills". */
export function foundWords(findings: readonly Finding[]): string {
  const counts = COUNTS.map(([kind, forms]) => {
    const count = findings.filter((one) => one.kind === kind).length;
    return count > 0 && plural(count, forms);
  });
  return new Intl.ListFormat("en-GB").format(counts.filter((text) => text !== false));
}
