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

/** What the applicant wrote. */
export function Sent({ applicant }: { applicant: EmployerViewDetails }) {
  const { coverLetter, answers } = applicant;
  return (
    <section className="panel app-part" aria-labelledby="sent-title">
      <h2 id="sent-title">Application</h2>
      {coverLetter && <Text title="Cover letter" text={coverLetter} />}
      {answers.map(({ question, answer: response }) => (
        <Text key={question} title={question} text={response} />
      ))}
      {!coverLetter && answers.length === 0 && (
        <p className="text-muted">There's no cover letter, and the job asks no questions.</p>
      )}
    </section>
  );
}
