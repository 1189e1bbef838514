import type { FindingView, ResumeOpening, ResumeView } from "@/lib/profiles/resumes/schema";
import { ResumeFindings } from "./resume-findings.client";
import { ResumeShelf } from "./resume-shelf.client";

type Props = {
  resumes: readonly ResumeView[];
  /** Their undecided findings. */
  findings: readonly FindingView[];
  /** Which employers looked at a resume, by its id. */
  views?: Readonly<Record<string, readonly ResumeOpening[]>>;
};

/** A person's resume files, and what they suggest for the profile. */
export function ResumeLibrary({ resumes, findings, views = {} }: Props) {
  return (
    <div className="resume-library">
      <ResumeShelf resumes={resumes} views={views} />
      <ResumeFindings findings={findings} />
    </div>
  );
}
