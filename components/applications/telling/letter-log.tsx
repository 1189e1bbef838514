import { LocalTime } from "@/components/ui/local-time.client";
import type { LetterEnd, LetterView } from "@/lib/applications/letters/schema";
import { STATUS_NAMES } from "@/lib/applications/status";

type Props = {
  letters: readonly LetterView[];
  /** Why the company decided as it did, for the team alone. */
  reason: string | null;
  /** Whether they are of several applications, whose names then stand with them. */
  isOfAll?: boolean;
};

const ENDS: Record<LetterEnd, string> = {
  recalled: "Cancelled",
  moved: "Cancelled because the application moved on",
  replaced: "Replaced by another letter",
  withdrawn: "Not sent, because the applicant withdrew",
  removed: "Not sent, because the job was taken down",
  suspended: "Not sent, because the company was suspended",
};

function stateOf({ status, endReason, isMailed }: LetterView): string {
  if (status === "waiting") return "Waiting until";
  if (status === "cancelled") return endReason ? ENDS[endReason] : "Cancelled";
  return isMailed ? "Sent" : "Shown on the site only, because their address isn't verified,";
}

/** What was said to whom with decisions, when, and by whom. */
export function LetterLog({ letters, reason, isOfAll = false }: Props) {
  if (letters.length === 0 && !reason && !isOfAll) return null;
  return (
    <section className="panel app-part" id="letters" aria-labelledby="letters-title">
      <h2 id="letters-title">{isOfAll ? "Sent and cancelled" : "Letters"}</h2>
      {reason && (
        <p>
          Reason (only your team sees it): <b>{reason}</b>
        </p>
      )}
      {letters.length === 0 && isOfAll && (
        <p className="text-muted">Nothing yet. Letters that you send are listed here.</p>
      )}
      <ul className="letter-log">
        {letters.map((letter) => (
          <li key={letter.id}>
            <details>
              <summary>
                {isOfAll && (
                  <a className="link" href={`/employer/applications/${letter.applicationId}`}>
                    {letter.name}
                  </a>
                )}{" "}
                <b>{STATUS_NAMES[letter.tells]}</b>
                {letter.template ? `: ${letter.template}` : ""}
                <span className="letter-log-when">
                  {stateOf(letter)} <LocalTime at={letter.endedAt ?? letter.sendAt} />
                  {letter.writtenBy ? `, written by ${letter.writtenBy}` : ""}
                  {letter.endedBy ? `, by ${letter.endedBy}` : ""}
                </span>
              </summary>
              <p className="letter-log-text" dir="auto">
                <b>{letter.subject}</b>
                {"\n\n"}
                {letter.text}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
