"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { firstName } from "@/lib/applications/letters/composing";
import type {
  LetterPreparation,
  LetterRecipient,
} from "@/lib/applications/letters/preparation.schema";
import { OfferCard } from "../offers/offer-card";
import { draftView, type OfferDraft } from "../offers/offer-words";
import { LetterPreview } from "./letter-preview";
import { TellPeople } from "./tell-people";
import type { TellTime } from "./tell-words";

type Props = {
  preparation: LetterPreparation;
  people: readonly LetterRecipient[];
  letter: { subject: string; text: string };
  offer: OfferDraft | null;
  when: TellTime;
  endsTalks: boolean;
  onLeaveOut: (ids: readonly string[]) => void;
};

/** What the applicants get to see, one after the other. */
export function TellPreview({ preparation, people, letter, offer, when, ...rest }: Props) {
  const { endsTalks, onLeaveOut } = rest;
  const [index, setIndex] = useState(0);
  const at = Math.min(index, people.length - 1);
  const person = people[at];
  if (!person)
    return (
      <div className="tell-side">
        No applicants left to notify. Close this panel or start again.
      </div>
    );
  const who = person.isHidden ? person.name : firstName(person.name);
  const step = (by: number) => setIndex((at + by + people.length) % people.length);
  return (
    <section className="tell-side" aria-label="Preview">
      <div className="tell-side-head">
        <h3>{people.length === 1 ? `What ${who} sees` : "What they see"}</h3>
        {people.length > 1 && (
          <span className="tell-pages">
            <button
              type="button"
              className="icon-btn"
              aria-label="Previous letter"
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" size="sm" />
            </button>
            {at + 1} of {people.length}
            <button
              type="button"
              className="icon-btn"
              aria-label="Next letter"
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" size="sm" />
            </button>
          </span>
        )}
      </div>
      {when === "never" ? (
        <p className="tell-note">
          Nothing. {people.length === 1 ? who : "They"} won't be told, and the status they see stays
          the same. You can write a letter later.
        </p>
      ) : (
        <>
          <LetterPreview {...{ preparation, person, letter, endsTalks }} />
          {offer && (
            <OfferCard
              offer={draftView(offer)}
              companyName={preparation.companyName}
              applicant={person.isHidden ? null : firstName(person.name)}
            />
          )}
          <p className="tell-note">
            They'll see the status "{preparation.stage.name}" once the letter is sent, not before.
          </p>
        </>
      )}
      <TellPeople people={people} onLeaveOut={onLeaveOut} />
    </section>
  );
}
