import { EmailField, TextField } from "@/components/ui/forms/text-field.client";
import type { FormValues } from "@/components/ui/forms/use-submission.client";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { ResumeView } from "@/lib/profiles/resumes/schema";
import { answerName } from "./application-checks";
import { CoverLetter } from "./cover-letter.client";
import { QuestionField } from "./question-field";
import { ResumeChoice } from "./resume-choice.client";

type Props = {
  /** The fields' initial values. */
  values: FormValues;
  file: File | null;
  resumes: readonly ResumeView[];
  questions: readonly JobQuestion[];
};

/** An application's fields: contact details, resume, cover letter, and the posting's questions. */
export function ApplicationFields(props: Props) {
  const { values, file, resumes, questions } = props;
  const field = (name: string) => ({ name, defaultValue: values[name] ?? "" });
  return (
    <>
      <TextField
        {...field("fullName")}
        label="Full Name"
        autoComplete="name"
        maxLength={100}
        required
      />
      <div className="form-2">
        <EmailField {...field("email")} label="Email" />
        <TextField
          {...field("phone")}
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <ResumeChoice resumes={resumes} chosenId={values["resumeId"]} file={file} />
      <CoverLetter value={values["coverLetter"] ?? ""} />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={values[answerName(question.id)] ?? ""}
        />
      ))}
    </>
  );
}
