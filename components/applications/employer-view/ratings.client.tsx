"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { SCORES } from "@/lib/applications/employer-view/ratings";
import type { CriterionView, RatingView } from "@/lib/applications/employer-view/ratings.schema";
import { api, failureText } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";

type RowProps = {
  view: CriterionView;
  isBusy: boolean;
  onRate: (score: number | null) => void;
};

function Team({ mean, count }: CriterionView) {
  if (count === null) return null;
  if (mean === null) return <span className="help">No ratings yet</span>;
  return (
    <span className="help">
      Team: <b>{mean.toLocaleString("en")}</b> of 5,{" "}
      {plural(count, { one: "{count} rating", other: "{count} ratings" })}
    </span>
  );
}

function Row({ view, isBusy, onRate }: RowProps) {
  const { criterion, own } = view;
  return (
    <fieldset className="rating" aria-busy={isBusy}>
      <legend>{criterion}</legend>
      <div className="rating-scores">
        {SCORES.map((score) => (
          <label key={score} className="rating-score">
            <input
              type="radio"
              name={`rating ${criterion}`}
              value={score}
              checked={own === score}
              onChange={() => onRate(score)}
            />
            <span>{score}</span>
          </label>
        ))}
        {own !== null && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => onRate(null)}>
            Clear<span className="sr"> your rating of {criterion}</span>
          </button>
        )}
      </div>
      <Team {...view} />
    </fieldset>
  );
}

/** The person's own rating by each criterion, and the team's once they have given one. */
export function Ratings({
  applicationId,
  initial,
}: {
  applicationId: string;
  initial: RatingView;
}) {
  const [{ criteria, isTeamHidden }, setRatings] = useState(initial);
  const [busy, setBusy] = useState<string | null>(null);
  async function rate(criterion: string, score: number | null): Promise<void> {
    const earlier = { criteria, isTeamHidden };
    setBusy(criterion);
    setRatings({
      isTeamHidden,
      criteria: criteria.map((view) =>
        view.criterion === criterion ? { ...view, own: score } : view,
      ),
    });
    try {
      const path = `/api/applications/${applicationId}/ratings`;
      setRatings(await api<RatingView>(path, { method: "PUT", json: { criterion, score } }));
    } catch (error) {
      setRatings(earlier);
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(null);
  }
  return (
    <section className="panel app-part no-print" aria-labelledby="ratings-title">
      <h2 id="ratings-title">Your Rating</h2>
      <p className="help" role="status">
        {isTeamHidden
          ? "1 is poor, 5 is excellent. You'll see your colleagues' ratings once you've given yours."
          : "1 is poor, 5 is excellent."}
      </p>
      {criteria.map((view) => (
        <Row
          key={view.criterion}
          view={view}
          isBusy={busy === view.criterion}
          onRate={(score) => void rate(view.criterion, score)}
        />
      ))}
    </section>
  );
}
