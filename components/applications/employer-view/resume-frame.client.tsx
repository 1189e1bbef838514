"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useFindRequests } from "./find-in-cv.client";
import { ResumeWords } from "./resume-words.client";

type Props = {
  id: string;
  name: string;
  format: "pdf" | "doc" | "docx";
  /** The skills to mark in the text. */
  skills: readonly string[];
};

/** The error message that a frame shows in place of the file, if any. */
function refusalIn(frame: HTMLIFrameElement): string | null {
  try {
    const { contentDocument } = frame;
    if (!contentDocument?.contentType.endsWith("json")) return null;
    const { message } = JSON.parse(contentDocument.body.textContent ?? "{}") as {
      message?: string;
    };
    return message ?? "We couldn't show the CV. Try again.";
  } catch {
    // The browser's own viewer can't be inspected, so the file is there.
    return null;
  }
}

function Pdf({ id, name }: Pick<Props, "id" | "name">) {
  const [problem, setProblem] = useState<string | null>(null);
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  // Without `sandbox`: Chromium's viewer does not run in a sandboxed frame. The policy sent with
  // the file keeps it harmless (`SHOWN` in lib/http/download.ts).
  return (
    <iframe
      className="resume-frame"
      // Without the viewer's own list of pages, and as wide as there is room.
      src={`/api/applications/${id}/resume?show=inline#navpanes=0&view=FitH`}
      title={`CV: ${name}`}
      referrerPolicy="no-referrer"
      onLoad={(event) => setProblem(refusalIn(event.currentTarget))}
    />
  );
}

type Form = "file" | "words";
const FORMS: readonly (readonly [Form, string])[] = [
  ["file", "PDF"],
  ["words", "Text"],
];

/** The resume within the page: a PDF as it is, anything else as text. */
export function ResumeFrame({ id, name, format, skills }: Props) {
  const [shown, setShown] = useState<Form | null>(null);
  // Only the text can be searched.
  const finds = useFindRequests(() => setShown("words"));
  useEffect(() => {
    // Phones show a framed PDF as a button or only its first page, and a browser without a viewer
    // would download it.
    const isWide = matchMedia("(width >= 769px)").matches;
    setShown(format === "pdf" && isWide && navigator.pdfViewerEnabled ? "file" : "words");
  }, [format]);
  return (
    <section className="panel app-part" aria-label="CV">
      <div className="part-head">
        <h2 className="cv-name">
          <Icon name="file-text" size="sm" />
          <span className="sr">CV: </span>
          <span dir="auto">{name}</span>
        </h2>
        <div className="part-actions no-print">
          {format === "pdf" && (
            // Its place is kept until it is known which of them is shown.
            <fieldset className={shown ? "seg" : "seg invisible"} aria-label="Show the CV as">
              {FORMS.map(([form, label]) => (
                <button
                  key={form}
                  type="button"
                  aria-pressed={shown === form}
                  onClick={() => setShown(form)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          <a
            className="icon-btn outlined"
            href={`/api/applications/${id}/resume`}
            download
            aria-label="Download"
            title="Download"
          >
            <Icon name="download" size="sm" />
          </a>
        </div>
      </div>
      {!shown && <div className={`resume-waiting ${format === "pdf" ? "is-file" : ""}`} />}
      {shown === "file" && <Pdf id={id} name={name} />}
      {shown === "words" && <ResumeWords id={id} skills={skills} finds={finds} />}
      <p className="help">The applicant will see that your company opened it.</p>
    </section>
  );
}

/** The resume's text while blind screening hides who it is about. */
export function RedactedResume({ id, skills }: Pick<Props, "id" | "skills">) {
  return (
    <section className="panel app-part" aria-labelledby="resume-title">
      <h2 id="resume-title">CV</h2>
      <p className="help">
        As text, without name, contact details, address, date of birth, nationality, schools and
        years. We hide these automatically and may miss some. You can open the file in a stage that
        shows names. The applicant will see that your company opened it.
      </p>
      <ResumeWords id={id} skills={skills} finds={useFindRequests()} />
    </section>
  );
}
