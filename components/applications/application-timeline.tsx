import { LocalTime } from "@/components/ui/local-time.client";
import type { ApplicationStatus } from "@/lib/applications/schema";
import type { TimelineStep } from "@/lib/applications/views.schema";
import { stepName, stepsToCome } from "./application-words";

type Props = { steps: readonly TimelineStep[]; status: ApplicationStatus; company: string };

/** What has happened to an application, its current status, and what is still to come. */
export function ApplicationTimeline({ steps, status, company }: Props) {
  const toCome = stepsToCome(
    status,
    steps.some(({ kind }) => kind === "viewed"),
  );
  const isOpen = toCome.length > 0;
  return (
    <ol className="timeline">
      {steps.map(({ kind, at, note }, i) => {
        const isCurrent = isOpen && i === steps.length - 1;
        return (
          <li
            key={`${kind} ${at}`}
            className={isCurrent ? "now" : undefined}
            {...(isCurrent ? { "aria-current": "step" as const } : {})}
          >
            <b>{stepName(kind, company)}</b>
            <LocalTime at={at} />
            {note && (
              <p className="timeline-note" dir="auto">
                {note}
              </p>
            )}
          </li>
        );
      })}
      {toCome.map((name) => (
        <li key={name} className="todo">
          <b>{name}</b>
          <span className="sr">, still to come</span>
        </li>
      ))}
    </ol>
  );
}
