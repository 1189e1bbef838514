"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { LocalTime } from "@/components/ui/local-time.client";
import { Notice } from "@/components/ui/notice";
import type { LetterView } from "@/lib/applications/letters/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { LetterActs } from "./letter-acts.client";
import { LetterChange } from "./letter-change.client";
import { useLetterAct } from "./use-letter-act.client";

/** Says on an application's page that its letter waits and until when, and takes it back. */
export function WaitingLetter({ letter }: { letter: LetterView }) {
  const router = useRouter();
  const [isChanging, setChanging] = useState(false);
  const act = useLetterAct(() => document.querySelector<HTMLElement>("h1")?.focus());
  const { name, tells, sendAt } = letter;
  return (
    <section className="waiting-letter no-print" aria-label="Letter waiting">
      <Notice tone="teal">
        <p>
          <b>
            {STATUS_NAMES[tells]}: the letter to <bdi>{name}</bdi> waits until
          </b>{" "}
          <LocalTime at={sendAt} />. Until it's sent, they don't see this decision.
        </p>
        <LetterActs group={[letter]} who={name} onAct={act} onChange={() => setChanging(true)} />
      </Notice>
      {isChanging && (
        <LetterChange
          letters={[letter]}
          onClose={() => {
            setChanging(false);
            router.refresh();
          }}
        />
      )}
    </section>
  );
}
