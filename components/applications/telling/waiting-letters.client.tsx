"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { LocalTime } from "@/components/ui/local-time.client";
import type { LetterView } from "@/lib/applications/letters/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { plural } from "@/lib/shared/plural";
import { LetterActs } from "./letter-acts.client";
import { LetterChange } from "./letter-change.client";
import { type LetterAct, useLetterAct } from "./use-letter-act.client";

/** Letters that were written together and still say the same. */
function groupsOf(letters: readonly LetterView[]): LetterView[][] {
  const groups = new Map<string, LetterView[]>();
  for (const letter of letters) {
    const key = `${letter.batchId} ${letter.subject} ${letter.text}`;
    groups.set(key, [...(groups.get(key) ?? []), letter]);
  }
  return [...groups.values()];
}

type GroupProps = {
  group: LetterView[];
  onAct: LetterAct;
  onChange: () => void;
};

function Group({ group, onAct, onChange }: GroupProps) {
  const [first] = group;
  if (!first) return null;
  const who =
    group.length === 1
      ? first.name
      : plural(group.length, { one: "{count} person", other: "{count} people" });
  const isEachTheirs = group.some(({ sendAt }) => sendAt !== first.sendAt);
  return (
    <li className="outbox-row">
      <div className="outbox-who">
        <b dir="auto">{who}</b>
        <span>
          {STATUS_NAMES[first.tells]}
          {first.template ? `: ${first.template}` : ""}, {first.jobTitle}
        </span>
        {group.length > 1 && <span dir="auto">{group.map(({ name }) => name).join(", ")}</span>}
      </div>
      <span className="outbox-when">
        <LocalTime at={first.sendAt} />
        {isEachTheirs ? ", and later for people in time zones behind yours" : ""}
      </span>
      <LetterActs group={group} who={who} onAct={onAct} onChange={onChange} />
    </li>
  );
}

/** The letters that wait to be sent, and all that can be done with them until then. */
export function WaitingLetters({ letters }: { letters: readonly LetterView[] }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  // The row goes, and its button with it.
  const act = useLetterAct(() => heading.current?.focus());
  const [changed, setChanged] = useState<LetterView[] | null>(null);

  return (
    <section className="panel app-part" aria-labelledby="waiting-title">
      <h2 id="waiting-title" ref={heading} tabIndex={-1}>
        Waiting to be sent
      </h2>
      {letters.length === 0 && (
        <p className="text-muted">
          No letters are waiting. When you move people to Offer, Hired or Not selected, their
          letters wait here until they're sent.
        </p>
      )}
      <ul className="outbox">
        {groupsOf(letters).map((group) => (
          <Group key={group[0]?.id} group={group} onAct={act} onChange={() => setChanged(group)} />
        ))}
      </ul>
      {changed && (
        <LetterChange
          letters={changed}
          onClose={() => {
            setChanged(null);
            heading.current?.focus();
            router.refresh();
          }}
        />
      )}
    </section>
  );
}
