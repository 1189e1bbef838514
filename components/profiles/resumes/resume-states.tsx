import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { ResumeView } from "@/lib/profiles/resumes/schema";

function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type FileProps = { resume: Pick<ResumeView, "name" | "size">; children?: ReactNode };

/** The resume that a step is about, with what can be done with it. */
export function ResumeFile({ resume: { name, size }, children }: FileProps) {
  return (
    <div className="step-file">
      <Icon name="file-text" />
      <p>
        <b dir="auto">{name}</b> <span>{sizeOf(size)}</span>
      </p>
      {children}
    </div>
  );
}

/** Shown while a resume is read. */
export function ReadingNow({ isLong }: { isLong: boolean }) {
  return (
    <>
      <div
        className="step-progress"
        role="progressbar"
        aria-label="Reading your resume"
        aria-valuetext="Reading"
      >
        <i />
      </div>
      <p className="step-note">
        {isLong
          ? "Still reading. Your resume is saved, so you can carry on. What we find will appear here."
          : "Reading your resume... usually 3 seconds."}
      </p>
    </>
  );
}

type UnreadProps = { isEmpty: boolean };

/** Why there is nothing to add from a resume. */
export function Unread({ isEmpty }: UnreadProps) {
  return (
    <Notice tone="warn">
      {isEmpty ? (
        <p>
          <b>We found nothing to add in this file.</b> Its headings may be unusual. Your resume is
          saved, and employers you apply to can open it.
        </p>
      ) : (
        <p>
          <b>We couldn't read any text in this file.</b> It may be a scan. Your resume is saved, and
          employers you apply to can open it.
        </p>
      )}
    </Notice>
  );
}
