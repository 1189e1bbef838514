"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { api, failureText } from "@/lib/browser/api";

type Props = { id: string; name: string; format: "pdf" | "doc" | "docx" };

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
      src={`/api/applications/${id}/resume?show=inline`}
      title={`CV: ${name}`}
      referrerPolicy="no-referrer"
      onLoad={(event) => setProblem(refusalIn(event.currentTarget))}
    />
  );
}

function Words({ id }: Pick<Props, "id">) {
  const [text, setText] = useState<string | null>();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api<{ text: string | null }>(`/api/applications/${id}/resume/text`).then(
      (found) => setText(found.text),
      (error: unknown) => setProblem(failureText(error)),
    );
  }, [id]);
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  if (text === undefined) return <p className="text-muted">Loading ...</p>;
  if (text === null) {
    return (
      <Notice>
        We couldn't read any text in this file. Download it to open it on your own device.
      </Notice>
    );
  }
  return (
    // A region that scrolls must be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="resume-words" aria-label="Text of the CV" tabIndex={0}>
      <p className="plain-text" dir="auto">
        {text}
      </p>
    </section>
  );
}

/** The resume within the page: a PDF as it is, anything else as text. */
export function ResumeFrame({ id, name, format }: Props) {
  const [shown, setShown] = useState<"file" | "words" | null>(null);
  useEffect(() => {
    // Phones show a framed PDF as a button or only its first page, and a browser without a viewer
    // would download it.
    const isWide = matchMedia("(width >= 769px)").matches;
    setShown(format === "pdf" && isWide && navigator.pdfViewerEnabled ? "file" : "words");
  }, [format]);
  return (
    <section className="panel app-part" aria-labelledby="resume-title">
      <div className="part-head">
        <h2 id="resume-title">CV</h2>
        <div className="part-actions no-print">
          {format === "pdf" && shown && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => setShown(shown === "file" ? "words" : "file")}
            >
              {shown === "file" ? "Show as Text" : "Show the File"}
            </button>
          )}
          <a className="btn btn-outline btn-sm" href={`/api/applications/${id}/resume`} download>
            Download
          </a>
        </div>
      </div>
      <p className="help">{name}. The applicant will see that your company opened it.</p>
      {shown === "file" && <Pdf id={id} name={name} />}
      {shown === "words" && <Words id={id} />}
    </section>
  );
}
