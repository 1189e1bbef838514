"use client";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import type { HiddenKind, RedactedPart } from "@/lib/applications/applicants/redaction.schema";
import { markSkills } from "@/lib/applications/applicants/skill-marks";
import type { ResumeText } from "@/lib/applications/employer-view/resume-access.schema";
import { api, failureText } from "@/lib/browser/api";
import { FindInCv } from "./find-in-cv.client";

const HIDDEN_NAMES: Record<HiddenKind, string> = {
  name: "name hidden",
  email: "email hidden",
  phone: "phone hidden",
  link: "website hidden",
  address: "address hidden",
  birth: "date of birth hidden",
  nationality: "nationality hidden",
  personal: "personal detail hidden",
  school: "school hidden",
  year: "year hidden",
};

function Marked({ text, skills }: { text: string; skills: readonly string[] }) {
  return markSkills(text, skills).map(({ text: part, isSkill }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    isSkill ? <mark key={index}>{part}</mark> : part,
  );
}

function Parts({ parts, skills }: { parts: readonly RedactedPart[]; skills: readonly string[] }) {
  return parts.map(({ text, hides }, index) =>
    hides ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="redact">
        {HIDDEN_NAMES[hides]}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Marked key={index} text={text} skills={skills} />
    ),
  );
}

type Props = {
  id: string;
  /** The skills to mark. */
  skills: readonly string[];
  /** How often its search field was asked for. */
  finds: number;
};

/** The text of a resume, with the posting's skills marked and what is hidden named. */
export function ResumeWords({ id, skills, finds }: Props) {
  const box = useRef<HTMLElement>(null);
  const [found, setFound] = useState<ResumeText | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api<ResumeText>(`/api/applications/${id}/resume/text`).then(setFound, (error: unknown) =>
      setProblem(failureText(error)),
    );
  }, [id]);
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  if (found?.text === null) {
    return (
      <Notice>
        We couldn't read any text in this file. Download it to open it on your own device.
      </Notice>
    );
  }
  return (
    <>
      <FindInCv within={box} requests={finds} isReady={found !== null} />
      {found ? (
        // A region that scrolls must be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section ref={box} className="resume-words" aria-label="Text of the CV" tabIndex={0}>
          <p className="plain-text" dir="auto">
            {found.parts ? (
              <Parts parts={found.parts} skills={skills} />
            ) : (
              <Marked text={found.text ?? ""} skills={skills} />
            )}
          </p>
        </section>
      ) : (
        <p className="resume-waiting text-muted">Loading ...</p>
      )}
    </>
  );
}
