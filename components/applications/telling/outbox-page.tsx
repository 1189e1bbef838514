import { BackLink } from "@/components/ui/navigation/back-link";
import type { Outbox } from "@/lib/applications/letters/schema";
import { LetterLog } from "./letter-log";
import { WaitingLetters } from "./waiting-letters.client";

type Props = { companyId: string; companyName: string; outbox: Outbox };

/** What a company is about to tell its applicants, and what it has told them. */
export function OutboxPage({ companyId, companyName, outbox }: Props) {
  return (
    <div className="wrap outbox-page">
      <BackLink href={`/employer/applications?companyId=${companyId}`}>Applications</BackLink>
      <h1>Letters</h1>
      <p className="text-muted">
        Decisions of {companyName}. Until a letter is sent, you can edit or cancel it, or move the
        application back. Applicants don't see any of this.
      </p>
      <WaitingLetters letters={outbox.waiting} />
      <LetterLog letters={outbox.ended} reason={null} isOfAll />
    </div>
  );
}
