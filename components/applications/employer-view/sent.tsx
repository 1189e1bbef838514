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

/** How to reach the applicant, and what they wrote. */
export function Sent({ applicant }: { applicant: EmployerViewDetails }) {
  const { email, phone, coverLetter, answers } = applicant;
  return (
    <section className="panel app-part" aria-labelledby="sent-title">
      <h2 id="sent-title">Application</h2>
      {email && (
        <dl className="facts-list">
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
              </dd>
            </>
          )}
        </dl>
      )}
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
