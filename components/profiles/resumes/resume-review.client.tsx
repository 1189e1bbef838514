"use client";

import { useRef, useState } from "react";
import { FieldError } from "@/components/ui/forms/field-frame";
import { Icon } from "@/components/ui/icon";
import type { FindingView } from "@/lib/profiles/resumes/schema";
import { plural } from "@/lib/shared/plural";
import { foundWords } from "./finding-words";
import { ReviewRow } from "./review-row.client";
import type { Review } from "./use-review.client";

const KINDS = [
  ["contact", "Contact details", { one: "", other: "" }],
  ["experience", "Jobs", { one: "Show {count} more job", other: "Show {count} more jobs" }],
  ["education", "Education", { one: "Show {count} more", other: "Show {count} more" }],
] as const;

/** How many of a kind are shown at first. */
const SHOWN = 4;

type PartProps = { review: Review; listed: readonly FindingView[]; title: string };

function Count({ review, listed }: Omit<PartProps, "title">) {
  return (
    <span className="review-count">
      {listed.filter(review.isTicked).length} of {listed.length} ticked
    </span>
  );
}

function Entries({
  review,
  listed,
  title,
  more,
}: PartProps & { more: { one: string; other: string } }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Nothing that needs attention is hidden.
  const isLong = more.one !== "" && listed.length > SHOWN + 1;
  const shown = isLong && !isWhole ? listed.slice(0, SHOWN) : listed;
  const refused = listed.slice(shown.length).filter(({ id }) => review.refusalOf(id));
  return (
    <fieldset>
      <legend>
        {title}
        <Count review={review} listed={listed} />
      </legend>
      <ul ref={list}>
        {[...shown, ...refused].map((finding) => (
          <ReviewRow key={finding.id} finding={finding} review={review} />
        ))}
      </ul>
      {isLong && !isWhole && (
        <button
          type="button"
          className="link review-more"
          onClick={() => {
            setWhole(true);
            // Once they are there.
            setTimeout(() =>
              list.current?.querySelectorAll<HTMLElement>("[type=checkbox]")[SHOWN]?.focus(),
            );
          }}
        >
          {plural(listed.length - SHOWN, more)}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </fieldset>
  );
}

function Skills({ review, listed, title }: PartProps) {
  return (
    <fieldset>
      <legend>
        {title}
        <Count review={review} listed={listed} />
      </legend>
      <div className="pick-chips">
        {listed.map((finding) => (
          <label key={finding.id} className="pick-chip" data-finding={finding.id}>
            <input
              type="checkbox"
              checked={review.isTicked(finding)}
              onChange={({ currentTarget }) => review.tick([finding.id], currentTarget.checked)}
            />
            <span dir="auto">{finding.kind === "skill" && finding.content.name}</span>
          </label>
        ))}
      </div>
      {listed.map(({ id }) => {
        const refusal = review.refusalOf(id);
        return refusal ? (
          <p key={id} className="err review-refused">
            <Icon name="circle-alert" size="sm" />
            {refusal}
          </p>
        ) : null;
      })}
    </fieldset>
  );
}

/** Everything that was found in a resume, with a tick each, to be added in one press. */
export function ResumeReview({ review }: { review: Review }) {
  const { open, ticked, addable, busy, failure } = review;
  return (
    <div className="resume-review needs-script">
      <div className="review-found">
        <div>
          <h3>We found {foundWords(open)}.</h3>
          <p>Nothing is saved until you add it. Untick what isn't right.</p>
        </div>
        {addable.length > 0 && (
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-busy={busy === "all"}
            onClick={() => void review.press("all")}
          >
            Add all
          </button>
        )}
      </div>
      <div className="review-list">
        {KINDS.map(([kind, title, more]) => {
          const listed = open.filter((finding) => finding.kind === kind);
          return listed.length === 0 ? null : (
            <Entries key={kind} review={review} listed={listed} title={title} more={more} />
          );
        })}
        {open.some(({ kind }) => kind === "skill") && (
          <Skills
            review={review}
            listed={open.filter(({ kind }) => kind === "skill")}
            title="Skills"
          />
        )}
      </div>
      <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      <div className="review-end">
        <button
          type="button"
          className="btn btn-quiet"
          aria-busy={busy === "none"}
          onClick={() => void review.press("none")}
        >
          Discard
        </button>
        <button
          type="button"
          className="btn btn-strong"
          aria-disabled={ticked.length === 0}
          aria-busy={busy === "ticked"}
          onClick={() => void review.press("ticked")}
        >
          Add {ticked.length} ticked
        </button>
      </div>
    </div>
  );
}
