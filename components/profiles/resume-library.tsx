import type { FindingView, ResumeOpening, ResumeView } from "@/lib/profiles/resumes/schema";
import { ResumeFindings } from "./resume-findings.client";
import { ResumeShelf } from "./resume-shelf.client";

type Props = {
  resumes: readonly ResumeView[];
  /** What was read in them and nobody decided yet. */
  findings: readonly FindingView[];
  /** Which employers looked at a résumé, by its id. */
  views?: Readonly<Record<string, readonly ResumeOpening[]>>;
};

/** The files of somebody's résumés, and what they propose for the profile. */
export function ResumeLibrary({ resumes, findings, views = {} }: Props) {
  return (
    <div className="resume-library">
      <ResumeShelf resumes={resumes} views={views} />
      <ResumeFindings findings={findings} />
    </div>
  );
}
