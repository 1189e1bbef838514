import { countryName } from "@/lib/shared/countries";
import { formatDay, sinceLabel } from "@/lib/shared/dates";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import { plainWords } from "../posting/fields";
import { FIELDS, FIELDS_WITH, type FieldName, type FieldsWith } from "../posting/fields.schema";
import { EXPERIENCE_LEVELS, type JobStatus } from "../schema";
import type { JobText } from "../versions.schema";
import { diffLines } from "./line-diff";
import { DEADLINE_MAX_DAYS, RENEW_COOLDOWN_DAYS } from "./schema";
import type { FieldChange } from "./views.schema";

const DAY_MS = 86_400_000;

// How fields read that are more than a text, several texts or a choice. Undefined if a version did
// not store the field.
const WORDS: Partial<Record<FieldName, (text: JobText) => string | null | undefined>> = {
  title: ({ title }) => title,
  companyName: ({ companyName }) => companyName,
  location: ({ location, facts }) => facts.places?.join("; ") || location,
  description: ({ description }) => description,
  eligibleCountries: ({ facts }) => facts.eligibleCountries.map(countryName).join(", "),
  pay: ({ facts }) => facts.pay && formatPay(facts.pay),
  experienceYears: ({ facts: { experienceYears: years, experienceLevel: level } }) =>
    years === null
      ? level && EXPERIENCE_LEVELS[level]
      : plural(years, { one: "{count} year", other: "{count} years" }),
  deadline: ({ facts }) => facts.deadline && formatDay(facts.deadline),
  questions: ({ facts }) => facts.questions?.join("\n"),
};

function read(name: FieldName, text: JobText): string | null | undefined {
  const words = WORDS[name];
  return words ? words(text) : plainWords(name, text.facts);
}

/** The changes of the site's own fields. */
function changedCustomFields(before: JobText, after: JobText): FieldChange[] {
  const [old, current] = [before.facts.customFields, after.facts.customFields];
  // A version that stored none is not known to differ.
  if (old === undefined || current === undefined) return [];
  const keys = new Set([...current, ...old].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [was, is] = [old, current].map((all) => all.find((one) => one.key === key));
    // By the value: a field or a choice with another name is no change of the posting.
    if (JSON.stringify(was?.value) === JSON.stringify(is?.value)) return [];
    const field = is?.name ?? was?.name ?? key;
    return { field, before: was?.text ?? "", after: is?.text ?? "", lines: null };
  });
}

function changedFields(before: JobText, after: JobText): FieldsWith<"label">[] {
  return FIELDS_WITH.label.filter((name) => {
    const [old, current] = [read(name, before), read(name, after)];
    // A field that one of them did not store is not known to have changed.
    return old !== undefined && current !== undefined && (old ?? "") !== (current ?? "");
  });
}

/** What changed between two versions, as people read it. */
export function changesBetween(before: JobText, after: JobText): FieldChange[] {
  const changes = changedFields(before, after).map((name) => {
    const [old, current] = [read(name, before) ?? "", read(name, after) ?? ""];
    return {
      field: FIELDS[name].label,
      before: old,
      after: current,
      lines: FIELDS[name].isLong ? diffLines(old, current) : null,
    };
  });
  return [...changes, ...changedCustomFields(before, after)];
}

/** What a posting states besides its title and texts, by name. */
export function factsOfText(text: JobText): { name: string; value: string }[] {
  const facts = FIELDS_WITH.label.flatMap((name) => {
    const isElsewhere = name === "title" || name === "companyName" || FIELDS[name].isLong;
    const value = isElsewhere ? null : read(name, text);
    return value ? [{ name: FIELDS[name].label, value }] : [];
  });
  const own = text.facts.customFields ?? [];
  return [...facts, ...own.map(({ name, text: value }) => ({ name, value }))];
}

/** The names of the changed fields that make it a different job for its readers. */
export function materialChanges(before: JobText, after: JobText): string[] {
  const material = changedFields(before, after)
    .filter((name) => FIELDS[name].isMaterial)
    .map((name) => FIELDS[name].label);
  const own = FIELDS.customFields.isMaterial ? changedCustomFields(before, after) : [];
  return [...material, ...own.map(({ field }) => field)];
}

const EDITABLE: readonly JobStatus[] = ["draft", "in_review", "live", "paused", "rejected"];

/** Why a posting can't be edited, or `null` when it can. */
export function editRefusal(job: { status: JobStatus; sourceName: string | null }): string | null {
  if (job.sourceName !== null) {
    return `This job is imported from ${job.sourceName}. Change it there; the next import brings the change.`;
  }
  if (EDITABLE.includes(job.status)) return null;
  return job.status === "removed"
    ? "This job was taken down, so you can't change it."
    : "This job has ended. Renew it first, then change it.";
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Says who changed what since someone began to edit. */
export function conflictMessage(by: string | null, fields: readonly string[], at: Date): string {
  const what = list.format(fields.map((field) => field.toLowerCase()));
  const when = sinceLabel(at.toISOString(), new Date());
  return `${by ?? "Someone"} changed the ${what} ${when}. Your changes aren't lost. Compare both versions, and save again to keep yours.`;
}

/** From when a posting can be renewed, or `null` if it can't be. */
export function renewableFrom(job: {
  status: JobStatus;
  postedAt: Date | null;
  isImported: boolean;
}): Date | null {
  if (job.isImported || !["live", "expired", "closed"].includes(job.status)) return null;
  return new Date((job.postedAt?.getTime() ?? 0) + RENEW_COOLDOWN_DAYS * DAY_MS);
}

/** What is wrong with a deadline whose day ends at `expiresAt`, or `null`. */
export function deadlineError(expiresAt: Date | null, now: Date): string | null {
  if (expiresAt === null) return null;
  if (expiresAt <= now) return "Choose today or a later day";
  return expiresAt.getTime() > now.getTime() + (DEADLINE_MAX_DAYS + 1) * DAY_MS
    ? "Choose a day within a year"
    : null;
}
