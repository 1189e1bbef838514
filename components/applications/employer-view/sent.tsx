import type { EmployerViewDetails } from "@/lib/applications/views.schema";
import { SentWords } from "../sent-words";

/** What the applicant wrote. */
export function Sent({ applicant }: { applicant: EmployerViewDetails }) {
  const { coverLetter, answers } = applicant;
  return (
    <section className="panel app-part" aria-labelledby="sent-title">
      <h2 id="sent-title">Application</h2>
      <SentWords coverLetter={coverLetter} answers={answers} />
      {!coverLetter && answers.length === 0 && (
        <p className="text-muted">There's no cover letter, and the job asks no questions.</p>
      )}
    </section>
  );
}
