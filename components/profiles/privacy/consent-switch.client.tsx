"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { api } from "@/lib/browser/api";
import type { ConsentView } from "@/lib/profiles/consents.schema";

type Words = {
  /** The current state. */
  given: string;
  withdrawn: string;
  /** The button's label. */
  give: string;
  withdraw: string;
};

type Props = {
  consent: ConsentView;
  words: Words;
  /** Since when, in words; null if the person never answered. */
  since: string | null;
};

/** One consent: its wording, its state, and a button that gives or withdraws it. */
export function ConsentSwitch({ consent, words, since }: Props) {
  const [isGiven, setGiven] = useState(consent.isGiven);
  const [when, setWhen] = useState(since);
  const { isBusy, attempt } = useOneAtATime();
  const { purpose, text, textVersion } = consent;
  const id = `consent-${purpose}`;

  const decide = () =>
    attempt(async () => {
      const json = { isGiven: !isGiven, textVersion };
      await api(`/api/profile/consents/${purpose}`, { method: "PUT", json });
      setGiven(!isGiven);
      setWhen("today");
      toast({ kind: "good", text: isGiven ? words.withdrawn : words.given });
    });

  return (
    <>
      <blockquote className="consent-words" id={`${id}-words`}>
        {text}
      </blockquote>
      <p role="status" className="text-sm">
        <span className={isGiven ? "badge badge-good" : "badge"}>{isGiven ? "On" : "Off"}</span>{" "}
        {isGiven ? words.given : words.withdrawn}
        {when && <span className="text-muted"> Since {when}.</span>}
      </p>
      <div className="settings-actions needs-script">
        <button
          type="button"
          className="btn btn-outline"
          aria-describedby={`${id}-words`}
          aria-busy={isBusy}
          onClick={() => void decide()}
        >
          {isGiven ? words.withdraw : words.give}
        </button>
      </div>
    </>
  );
}
