"use client";

import { Icon } from "@/components/ui/icon";
import type { ResumeOpening, ResumeView } from "@/lib/profiles/resumes/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

type Props = {
  resume: ResumeView;
  /** Which employers looked at it, newest first. */
  openings: readonly ResumeOpening[];
  isBusy: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const READING = {
  waiting: "Being read...",
  done: null,
  failed: "We couldn't read its text. You can still send it.",
};

function Openings({ openings }: { openings: readonly ResumeOpening[] }) {
  if (openings.length === 0) return null;
  return (
    <details className="resume-openings">
      <summary>
        {plural(openings.length, { one: "Viewed once", other: "Viewed {count} times" })}
      </summary>
      <ul>
        {openings.map(({ companyName, jobTitle, viewedAt }) => (
          <li key={`${companyName} ${jobTitle} ${viewedAt}`}>
            <b dir="auto">{companyName}</b>, for <span dir="auto">{jobTitle}</span>,{" "}
            <time dateTime={viewedAt}>{formatDay(viewedAt)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One of a person's resumes, with its actions. */
export function ResumeRow({ resume, openings, isBusy, onDefault, onRemove }: Props) {
  const { id, name, size, isDefault, reading, uploadedAt } = resume;
  const state = READING[reading];
  return (
    <li className="resume-row">
      <Icon name="file-text" />
      <div className="resume-words">
        <h3 dir="auto">{name}</h3>
        <p>
          {sizeOf(size)}, uploaded <time dateTime={uploadedAt}>{formatDay(uploadedAt)}</time>
        </p>
        {state && <p>{state}</p>}
        {isDefault && <span className="badge badge-teal">Default</span>}
        <Openings openings={openings} />
      </div>
      <div className="resume-tools">
        <a
          className="icon-btn"
          href={`/api/resumes/${id}/file`}
          download
          aria-label={`Download ${name}`}
        >
          <Icon name="download" size="sm" />
        </a>
        <button
          type="button"
          className="icon-btn needs-script"
          aria-label={`Remove ${name}`}
          aria-busy={isBusy}
          onClick={onRemove}
        >
          <Icon name="trash-2" size="sm" />
        </button>
        {!isDefault && (
          <button
            type="button"
            className="btn btn-quiet btn-sm needs-script"
            aria-label={`Make ${name} the default`}
            aria-busy={isBusy}
            onClick={onDefault}
          >
            Make Default
          </button>
        )}
      </div>
    </li>
  );
}
