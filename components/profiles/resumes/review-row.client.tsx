"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import type { FindingView } from "@/lib/profiles/resumes/schema";
import { FindingForm } from "./finding-form.client";
import { CONTACT_NAMES, doubtWords, findingWords, isComplete } from "./finding-words";
import type { Review } from "./use-review.client";

type Props = { finding: FindingView; review: Review };

function Words({ finding }: { finding: FindingView }) {
  const { name, facts } = findingWords(finding);
  if (finding.kind === "contact") {
    return (
      <span className="review-pair">
        <span>{CONTACT_NAMES[finding.content.field]}</span>
        <b dir="auto">{name}</b>
      </span>
    );
  }
  return (
    <span className="review-text">
      <b dir="auto">{name}</b>
      <span dir="auto">{facts.join(" · ")}</span>
    </span>
  );
}

/** A contact detail, a job or a degree that was found, to be ticked or corrected. */
export function ReviewRow({ finding, review }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { place, focusOn } = useFocusAfter<HTMLLIElement>();
  const { id } = finding;
  const { name } = findingWords(finding);
  const refusal = review.refusalOf(id);
  const asks = refusal ? [refusal] : doubtWords(finding);

  function close(): void {
    setOpen(false);
    focusOn("[type=checkbox]");
  }

  return (
    <li ref={place} className="review-row" data-finding={id}>
      {isOpen ? (
        <FindingForm
          finding={finding}
          onDone={(content) => {
            review.correct(id, content);
            close();
          }}
          onClose={close}
        />
      ) : (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={review.isTicked(finding)}
              {...(asks.length > 0 ? { "aria-describedby": `${id}-asks` } : {})}
              onChange={({ currentTarget }) => {
                // What is missing has to be written first.
                if (isComplete(finding)) review.tick([id], currentTarget.checked);
                else setOpen(true);
              }}
            />
            <Words finding={finding} />
          </label>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Edit ${finding.kind === "contact" ? CONTACT_NAMES[finding.content.field] : name}`}
            onClick={() => setOpen(true)}
          >
            <Icon name="pencil" size="sm" />
          </button>
          {asks.length > 0 && (
            <div id={`${id}-asks`} className="review-asks" data-refused={refusal ? "" : undefined}>
              {asks.map((ask) => (
                <p key={ask}>
                  <Icon name="triangle-alert" size="sm" />
                  {ask}
                </p>
              ))}
            </div>
          )}
        </>
      )}
    </li>
  );
}
