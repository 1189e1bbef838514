import type { Values } from "@/components/ui/use-submission.client";
import { emptyFields } from "@/lib/jobs/posting/form-fields";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { QuestionContent } from "@/lib/jobs/questions.schema";

const { questions: _questions, ...TEXTS } = emptyFields("");

/** The questions in the JSON that their part of the form keeps. */
export function readQuestions(text: string | undefined): QuestionContent[] {
  return text ? (JSON.parse(text) as QuestionContent[]) : [];
}

/** What a form holds; questions stand in it as the JSON that their part of it keeps. */
export function toPostingFields(values: Values): PostingFields {
  const texts = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, values[name] ?? ""]));
  return { ...texts, questions: readQuestions(values["questions"]) } as PostingFields;
}

/** What the form itself holds, as it stands. */
export function fieldsOf(form: HTMLFormElement): PostingFields {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return toPostingFields(Object.fromEntries(values));
}

/** The zone that counts for a posting without a place that has one. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A wall time as a field holds it, as an instant; null for none, or for what is no time. */
export function toInstant(local: string): string | null {
  const time = new Date(local);
  return local === "" || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
