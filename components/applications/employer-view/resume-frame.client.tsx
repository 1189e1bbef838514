"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { api, failureText } from "@/lib/browser/api";

type Props = { id: string; name: string; format: "pdf" | "doc" | "docx" };

/** The refusal that a frame was answered with in place of the file, if it was. */
function refusalIn(frame: HTMLIFrameElement): string | null {
  try {
    const { contentDocument } = frame;
    if (!contentDocument?.contentType.endsWith("json")) return null;
    const { message } = JSON.parse(contentDocument.body.textContent ?? "{}") as {
      message?: string;
    };
    return message ?? "We couldn't show the CV. Try again.";
  } catch {
    // The browser's own viewer lets nobody look in: the file is there.
    return null;
  }
}

function Pdf({ id, name }: Pick<Props, "id" | "name">) {
  const [problem, setProblem] = useState<string | null>(null);
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  // Without `sandbox`: Chromium's viewer does not run in a sandboxed frame. What keeps the file from
  // doing anything is the policy it comes with (`showInline` in lib/http/download.ts).
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

/** The résumé in place: a PDF as it is, anything else by its words. */
export function ResumeFrame({ id, name, format }: Props) {
  const [shown, setShown] = useState<"file" | "words" | null>(null);
  useEffect(() => {
    // Phones show a PDF in a frame as a button or its first page, and a browser without a viewer
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
