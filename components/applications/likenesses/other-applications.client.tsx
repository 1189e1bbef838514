"use client";

import type { OtherApplication, SamePerson } from "@/lib/applications/employer-view/queue.schema";
import { formatDay } from "@/lib/shared/dates";
import { useLikenessMarks } from "./likeness-marks.client";

const WHY: Record<SamePerson, string> = {
  account: "",
  address: " · same email address",
  said: " · the same person, your team says",
};

type Props = { id: string; others: readonly OtherApplication[]; canHandle: boolean };

/** What else the same person applied for at this company; renders nothing if that is all. */
export function OtherApplications({ id, others, canHandle }: Props) {
  const { isBusy, mark } = useLikenessMarks(id);
  if (others.length === 0) return null;
  return (
    <section className="panel app-part" aria-labelledby="others-title">
      <h2 id="others-title">Also Applied Here</h2>
      <ul className="other-applications">
        {others.map(({ id: otherId, jobTitle, stage, submittedAt, likeness }) => (
          <li key={otherId}>
            <a href={`/employer/applications/${otherId}`} dir="auto">
              {jobTitle}
            </a>
            <span className="help">
              {stage} · <time dateTime={submittedAt}>{formatDay(submittedAt)}</time>
              {WHY[likeness]}
            </span>
            {likeness === "said" && canHandle && (
              <span className="likely-acts no-print">
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-disabled={isBusy}
                  onClick={() => void mark(otherId, null)}
                >
                  Take Back
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
