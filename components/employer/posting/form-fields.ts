import type { FormValues } from "@/components/ui/forms/use-submission.client";
import { emptyFields } from "@/lib/jobs/posting/form-fields";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { QuestionContent } from "@/lib/jobs/questions.schema";

const { questions: _questions, customFields: _own, ...TEXTS } = emptyFields("");

/** What the names of the site's own fields begin with in the form, as in the API's errors. */
export const CUSTOM_PREFIX = "customFields.";

/** The questions in the JSON that their part of the form keeps. */
export function readQuestions(text: string | undefined): QuestionContent[] {
  return text ? (JSON.parse(text) as QuestionContent[]) : [];
}

/** A form's content; its questions are JSON kept by their part of the form. */
export function toPostingFields(values: FormValues): PostingFields {
  const texts = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, values[name] ?? ""]));
  const own = Object.entries(values).filter(([name]) => name.startsWith(CUSTOM_PREFIX));
  return {
    ...texts,
    questions: readQuestions(values["questions"]),
    customFields: Object.fromEntries(
      own.map(([name, value]) => [name.slice(CUSTOM_PREFIX.length), value]),
    ),
  } as PostingFields;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isStated = (control: Control) =>
  !(control instanceof HTMLInputElement) ||
  (control.type !== "radio" && control.type !== "checkbox") ||
  control.checked;

/** The content of the form itself, also while it is sent: its fields are disabled then. */
export function fieldsOf(form: HTMLFormElement): PostingFields {
  const stated = [...form.elements].filter(isControl).filter(isStated);
  return toPostingFields(Object.fromEntries(stated.map(({ name, value }) => [name, value])));
}

/** The time zone for a posting whose place doesn't have one. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A field's wall time as an instant; null if it is empty or invalid. */
export function toInstant(local: string): string | null {
  const time = new Date(local);
  return local === "" || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
