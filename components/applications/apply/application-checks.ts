import { emailErrors } from "@/components/accounts/field-checks";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import { COVER_LETTER_MAX_LENGTH } from "@/lib/applications/schema";
import { answerError } from "@/lib/jobs/questions";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";

/** The rules for a resume's file, in the server's words. */
export type FileRules = {
  maxBytes: number;
  refusals: { missing: string; kind: string; size: string; empty: string };
};

const ENDINGS = /\.(?:pdf|docx?)$/i;

/** The name of a question's field, the same as in the API. */
export function answerName(questionId: string): string {
  return `answers.${questionId}`;
}

/** What is wrong with a chosen file as far as a browser can tell, or `null`. */
function fileError(file: File | null, { maxBytes, refusals }: FileRules): string | null {
  if (!file) return refusals.missing;
  if (!ENDINGS.test(file.name.trim())) return refusals.kind;
  if (file.size === 0) return refusals.empty;
  return file.size > maxBytes ? refusals.size : null;
}

/** How many characters a cover letter is too long, in words; `null` when it isn't. */
function letterError(letter: string): string | null {
  const excess = letter.trim().length - COVER_LETTER_MAX_LENGTH;
  if (excess <= 0) return null;
  const [most, over] = [COVER_LETTER_MAX_LENGTH, excess].map(formatNumber);
  return `Cover letter must be at most ${most} characters long: it's ${over} too long`;
}

type Form = { values: FormValues; form: HTMLFormElement; file: File | null };
type ApplicationRequirements = { questions: readonly JobQuestion[]; rules: FileRules };

/** The problems with an application before it is sent, by field, in the form's order. */
export function applicationErrors(
  { values, form, file }: Form,
  asked: ApplicationRequirements,
): FieldErrors {
  const resume = values["resumeId"] ? null : fileError(file, asked.rules);
  const letter = letterError(values["coverLetter"] ?? "");
  const answers = asked.questions.flatMap((question) => {
    const name = answerName(question.id);
    const error = answerError(question, values[name] ?? "");
    return error === null ? [] : [[name, error] as const];
  });
  return {
    ...(values["fullName"]?.trim() ? {} : { fullName: "Enter your full name" }),
    ...emailErrors(form),
    ...(isPhoneNumber(values["phone"] ?? "") ? {} : { phone: PHONE_REFUSAL }),
    ...(resume === null ? {} : { resumeFile: resume }),
    ...(letter === null ? {} : { coverLetter: letter }),
    ...Object.fromEntries(answers),
  };
}
