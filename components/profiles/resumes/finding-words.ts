import type { FindingView } from "@/lib/profiles/resumes/schema";
import { formatMonth } from "@/lib/shared/dates";

type Words = { name: string; place: string | null; months: string | null; text: string | null };
type Months = { startMonth?: string | undefined; endMonth?: string | null | undefined };

function monthsInWords({ startMonth, endMonth }: Months): string | null {
  const end = endMonth === null ? "Present" : endMonth && formatMonth(endMonth);
  return [startMonth && formatMonth(startMonth), end].filter(Boolean).join(" - ") || null;
}

/** A finding in words, naming what could not be read. */
export function findingWords({ kind, content }: FindingView): Words {
  if (kind === "skill") return { name: content.name, place: null, months: null, text: null };
  const months = monthsInWords(content);
  const text = content.description ?? null;
  if (kind === "experience") {
    const name = content.title ?? content.company ?? "Experience";
    return { name, place: content.title ? (content.company ?? null) : null, months, text };
  }
  const { degree, fieldOfStudy, institution = null } = content;
  const name = [degree, fieldOfStudy].filter(Boolean).join(", ");
  return {
    name: name || institution || "Education",
    place: name ? institution : null,
    months,
    text,
  };
}

/** Whether everything that the profile requires was read. */
export function isComplete({ kind, content }: FindingView): boolean {
  if (kind === "skill") return true;
  if (kind === "experience") {
    const { title, company, startMonth, endMonth } = content;
    return Boolean(title && company && startMonth) && endMonth !== undefined;
  }
  const { degree, institution, fieldOfStudy, startMonth } = content;
  return Boolean(degree && institution && fieldOfStudy && startMonth);
}
