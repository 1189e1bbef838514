import type { ResponseClock } from "@/lib/analytics/schema";
import { plural } from "@/lib/shared/plural";
import { durationWords, numberWords } from "./analytics-words";

/** How soon a company responds to applicants; renders nothing while that is unknown. */
export function ResponseNote({ clock }: { clock: ResponseClock | null }) {
  if (!clock || clock.medianSeconds === null) return null;
  return (
    <section className="co-block" aria-labelledby="response">
      <h2 id="response" className="text-xl">
        Answers applicants
      </h2>
      <p>
        Half of its answers came within <b>{durationWords(clock.medianSeconds)}</b>.
      </p>
      <p className="text-sm text-muted">
        In the last six months {numberWords(clock.answered)} of{" "}
        {plural(clock.received, {
          one: "{count} application got one.",
          other: "{count} applications got one.",
        })}
      </p>
    </section>
  );
}
