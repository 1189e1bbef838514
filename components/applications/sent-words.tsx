import type { EmployerViewDetails } from "@/lib/applications/views.schema";

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="plain-text" dir="auto">
        {text}
      </p>
    </div>
  );
}

type Props = Pick<EmployerViewDetails, "coverLetter" | "answers">;

/** What an applicant wrote: a cover letter, and answers to the job's questions. */
export function SentWords({ coverLetter, answers }: Props) {
  return (
    <>
      {coverLetter && <Text title="Cover letter" text={coverLetter} />}
      {answers.map(({ question, answer }) => (
        <Text key={question} title={question} text={answer} />
      ))}
    </>
  );
}
