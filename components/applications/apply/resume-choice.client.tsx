"use client";

import { useEffect, useRef, useState } from "react";
import { FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import type { ResumeView } from "@/lib/profiles/resumes/schema";
import { formatDay } from "@/lib/shared/dates";

type Props = {
  resumes: readonly ResumeView[];
  /** The previous choice: a resume's id, "" for a file, undefined for none yet. */
  chosenId: string | undefined;
  /** The previously chosen file. */
  file: File | null;
};

const ERROR = "resume-error";
const HELP = "resume-help";
const FILES = "PDF, DOC or DOCX, up to 5 MB";

function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type ChooserProps = Pick<Props, "file"> & {
  error: string | undefined;
  /** Whether stored ones are shown beside it, which already say what a file must be. */
  isOther: boolean;
};

/** Accepts a file, and keeps the one chosen before, even across a login. */
function FileChooser({ file, error, isOther }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!file || !input.current || input.current.files?.length) return;
    const given = new DataTransfer();
    given.items.add(file);
    input.current.files = given.files;
  }, [file]);
  return (
    <div className="file-chooser">
      <input
        ref={input}
        type="file"
        className="input file-input"
        id="resumeFile"
        name="resumeFile"
        accept=".pdf,.doc,.docx"
        aria-label={isOther ? "Another file" : "Resume"}
        aria-describedby={error ? `${HELP} ${ERROR}` : HELP}
        aria-invalid={error ? true : undefined}
      />
      {!isOther && (
        <p className="help" id={HELP}>
          {FILES}
        </p>
      )}
    </div>
  );
}

/** The resume to send: a stored one, or another file. */
export function ResumeChoice({ resumes, chosenId, file }: Props) {
  const { errors, isBusy } = useFormState();
  const error = errors["resumeFile"] ?? errors["resumeId"];
  const known = resumes.some(({ id }) => id === chosenId) || (chosenId === "" && file !== null);
  const [first] = resumes;
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen ?? (known ? chosenId : (first?.id ?? "")) ?? "";
  return (
    <fieldset
      className="field resume-choice"
      disabled={isBusy}
      aria-describedby={error ? ERROR : undefined}
    >
      <legend className="label">Resume</legend>
      {first && (
        <div className="answers">
          {resumes.map(({ id, name, size, uploadedAt }) => (
            <label key={id} className="radio-card">
              <input
                type="radio"
                name="resumeId"
                value={id}
                checked={current === id}
                onChange={() => setChosen(id)}
              />
              <span className="min-w-0">
                <b dir="auto">{name}</b>
                <span>
                  {sizeOf(size)}, uploaded {formatDay(uploadedAt)}
                </span>
              </span>
            </label>
          ))}
          <label className="radio-card">
            <input
              type="radio"
              name="resumeId"
              value=""
              checked={current === ""}
              onChange={() => setChosen("")}
            />
            <span>
              <b>Upload another file</b>
              <span id={HELP}>{FILES}</span>
            </span>
          </label>
        </div>
      )}
      {current === "" && <FileChooser file={file} error={error} isOther={first !== undefined} />}
      {error && <FieldError id={ERROR}>{error}</FieldError>}
    </fieldset>
  );
}
