"use client";

import type { LikelyApplication, Likeness } from "@/lib/applications/likenesses/schema";
import { formatDay } from "@/lib/shared/dates";
import { useLikenessMarks } from "./likeness-marks.client";

const ALIKE: Record<Likeness, string> = {
  address: "the same mailbox",
  phone: "the same phone number",
  name: "a similar name",
};

type Props = { id: string; people: readonly LikelyApplication[] };

/** Who may be the same person, for the team to say; renders nothing where no one may be. */
export function LikelyPeople({ id, people }: Props) {
  const { isBusy, mark } = useLikenessMarks(id);
  if (people.length === 0) return null;
  return (
    <section className="panel app-part no-print" aria-labelledby="likely-title">
      <h2 id="likely-title">May Be the Same Person</h2>
      <p className="help">Only your team sees this. Applications are never merged.</p>
      <ul className="other-applications">
        {people.map(({ id: otherId, name, jobTitle, submittedAt, by }) => (
          <li key={otherId}>
            <a href={`/employer/applications/${otherId}`} dir="auto">
              {name}
            </a>
            <span className="help">
              <span dir="auto">{jobTitle}</span> ·{" "}
              <time dateTime={submittedAt}>{formatDay(submittedAt)}</time> · {ALIKE[by]}
            </span>
            <span className="likely-acts">
              <button
                type="button"
                className="btn btn-outline btn-sm"
                aria-disabled={isBusy}
                onClick={() => void mark(otherId, true)}
              >
                Same Person
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-disabled={isBusy}
                onClick={() => void mark(otherId, false)}
              >
                Someone Else
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
