"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { FindingView } from "@/lib/profiles/resumes/schema";
import { FindingForm } from "./finding-form.client";
import { findingWords, isComplete } from "./finding-words";

type Props = {
  finding: FindingView;
  isBusy: boolean;
  onDecide: (isAccepted: boolean) => void;
  /** Accepts it as corrected. */
  onCorrected: (content: object) => Promise<void>;
};

function SkillFinding({ finding, isBusy, onDecide }: Props) {
  const { name } = findingWords(finding);
  return (
    <li className="finding-skill">
      <button
        type="button"
        data-finding={finding.id}
        aria-label={`Add ${name}`}
        aria-busy={isBusy}
        onClick={() => onDecide(true)}
      >
        <Icon name="plus" size="sm" />
        <span dir="auto">{name}</span>
      </button>
      <button
        type="button"
        aria-label={`Skip ${name}`}
        aria-busy={isBusy}
        onClick={() => onDecide(false)}
      >
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
}

function EntryFinding({ finding, isBusy, onDecide, onEdit }: Props & { onEdit: () => void }) {
  const { name, place, months, text } = findingWords(finding);
  const isWhole = isComplete(finding);
  return (
    <>
      <h5 dir="auto">{name}</h5>
      <p>
        {place && <span dir="auto">{place}</span>}
        {place && months && " · "}
        {months}
      </p>
      {text && (
        <p className="finding-text" dir="auto">
          {text}
        </p>
      )}
      {!isWhole && <p>Something is missing: fill it in to add this.</p>}
      <div className="finding-tools">
        <button
          type="button"
          className="btn btn-teal btn-sm"
          data-finding={finding.id}
          aria-label={isWhole ? `Add ${name}` : `Fill in and add ${name}`}
          aria-busy={isBusy}
          onClick={() => (isWhole ? onDecide(true) : onEdit())}
        >
          {isWhole ? "Add" : "Fill In"}
        </button>
        {isWhole && (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={`Edit and add ${name}`}
            onClick={onEdit}
          >
            Edit
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Skip ${name}`}
          aria-busy={isBusy}
          onClick={() => onDecide(false)}
        >
          Skip
        </button>
      </div>
    </>
  );
}

/** A finding, with the actions that decide it. */
export function FindingItem(props: Props) {
  const { finding, onCorrected } = props;
  const [isOpen, setOpen] = useState(false);
  if (finding.kind === "skill") return <SkillFinding {...props} />;
  return (
    <li className="finding-entry">
      {isOpen ? (
        <FindingForm finding={finding} onSend={onCorrected} onClose={() => setOpen(false)} />
      ) : (
        <EntryFinding {...props} onEdit={() => setOpen(true)} />
      )}
    </li>
  );
}
