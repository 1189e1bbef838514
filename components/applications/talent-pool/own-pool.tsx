import type { ReactNode } from "react";
import { originSentence } from "@/lib/applications/by-hand/origins";
import type { OwnPoolView } from "@/lib/applications/talent-pool/schema";
import { formatDay } from "@/lib/shared/dates";
import { PoolFacts } from "./pool-facts";

type Props = {
  pool: OwnPoolView;
  /** The buttons with which one answers. */
  children: ReactNode;
};

function stateWords({ company, isGiven, isAskedAgain, askedBy, askedAt, dueAt }: OwnPoolView) {
  const until = formatDay(dueAt);
  if (isAskedAgain) {
    return `You agreed that ${company.name} keeps this until ${until}. May it keep it for another year? Without an answer, it's deleted then.`;
  }
  if (isGiven) return `You agreed that ${company.name} keeps this until ${until}.`;
  const who = askedBy ? `${askedBy} at ${company.name}` : company.name;
  return `${who} asked on ${formatDay(askedAt)} whether it may keep this for 12 months, to think of you for other jobs. Without an answer, it's deleted on ${until}.`;
}

/** What a company keeps about someone in its talent pool, as they see it. */
export function OwnPool({ pool, children }: Props) {
  const { company, fullName, email, phone, headline, place, skills, origin } = pool;
  const facts = [
    ["Name", fullName],
    ["Email", email],
    ["Phone", phone],
    ["Headline", headline],
    ["Place", place],
    ["Skills", skills.join(", ")],
  ] as const;
  return (
    <>
      <p>{stateWords(pool)}</p>
      {origin && <p>{originSentence({ origin, referredBy: null })}</p>}
      <PoolFacts facts={facts} />
      <p className="help">
        Only the hiring team of {company.name} sees this, with its own notes about you. Everything
        is deleted at once when you say no, now or later.
      </p>
      <div className="row">{children}</div>
    </>
  );
}
