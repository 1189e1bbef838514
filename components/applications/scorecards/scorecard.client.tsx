"use client";

import { useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { RatingView, Recommendation } from "@/lib/applications/scorecards/ratings.schema";
import { api, failureText } from "@/lib/browser/api";
import { Colleagues, CriterionRow, RecommendationChoice } from "./scorecard-parts";

type Props = { applicationId: string; initial: RatingView };

type Call = { path: "ratings" | "recommendation"; json: object };

const FORWARD = "recommendation";

/** The person's own scorecard and, once it is complete, the team's. */
export function Scorecard({ applicationId, initial }: Props) {
  const [view, setView] = useState(initial);
  const [busy, setBusy] = useState<string | null>(null);
  // One call after the other: what the last one says has all that was pressed before it.
  const calls = useRef<{ last: Promise<unknown>; count: number }>({
    last: Promise.resolve(),
    count: 0,
  });
  const { criteria, isTeamHidden, recommendation, colleagues } = view;

  /** Shows a change at once, and what the server makes of it; takes it back if that fails. */
  async function save(what: string, hoped: RatingView, { path, json }: Call): Promise<void> {
    const earlier = view;
    const address = `/api/applications/${applicationId}/${path}`;
    calls.current.count += 1;
    const own = calls.current.count;
    const isLast = () => own === calls.current.count;
    setBusy(what);
    setView(hoped);
    const call = calls.current.last.then(() => api<RatingView>(address, { method: "PUT", json }));
    calls.current.last = call.catch(() => undefined);
    try {
      const saved = await call;
      if (isLast()) setView(saved);
    } catch (error) {
      if (isLast()) setView(earlier);
      toast({ kind: "bad", text: failureText(error) });
    }
    if (isLast()) setBusy(null);
  }

  function rate(criterion: string, score: number | null): Promise<void> {
    const rated = criteria.map((one) =>
      one.criterion === criterion ? { ...one, own: score } : one,
    );
    const json = { criterion, score };
    return save(criterion, { ...view, criteria: rated }, { path: "ratings", json });
  }

  function recommend(chosen: Recommendation | null): Promise<void> {
    const json = { recommendation: chosen };
    return save(FORWARD, { ...view, ...json }, { path: FORWARD, json });
  }

  const place = useRef<HTMLElement>(null);
  useEarlyInput(place);

  return (
    <section ref={place} className="scorecard" aria-label="Your Rating">
      <RecommendationChoice
        own={recommendation}
        isBusy={busy === FORWARD}
        onChoose={(chosen) => void recommend(chosen)}
      />
      {criteria.map((one) => (
        <CriterionRow
          key={one.criterion}
          view={one}
          isBusy={busy === one.criterion}
          onRate={(score) => void rate(one.criterion, score)}
        />
      ))}
      <p className="help" role="status">
        1 is poor, 5 is excellent.
        {isTeamHidden && " You'll see your colleagues' ratings once yours is complete."}
      </p>
      <Colleagues colleagues={colleagues} isHidden={isTeamHidden} />
    </section>
  );
}
