"use client";

import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { FieldError } from "@/components/ui/forms/field-frame";
import { Icon } from "@/components/ui/icon";
import { failureText } from "@/lib/browser/api";
import { uploadResume } from "@/lib/browser/resumes";
import { resumeEnding } from "@/lib/profiles/resumes/file-names";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "@/lib/profiles/resumes/files.schema";
import type { ResumeView } from "@/lib/profiles/resumes/schema";

type Props = {
  /** The control's id, for labels and links. */
  id: string;
  isDisabled?: boolean;
  onUploaded: (resume: ResumeView) => void;
  /** What else describes the control. */
  describedBy?: string;
  label?: string;
  /** The look of the button. */
  look?: string;
  /** Above the button, in the area where files can be dropped. */
  children?: ReactNode;
};

/** What is wrong with a file before it is sent; the server checks its content. */
function refusalOf({ name, size }: File): string | null {
  if (resumeEnding(name) === null) return RESUME_REFUSALS.kind;
  if (size === 0) return RESUME_REFUSALS.empty;
  return size > RESUME_MAX_BYTES ? RESUME_REFUSALS.size : null;
}

/** Uploads a resume from this device, or says at the control why it can't. */
export function ResumeUpload({
  id,
  isDisabled = false,
  onUploaded,
  describedBy,
  label = "Upload a File",
  look = "btn-outline",
  children,
}: Props) {
  const control = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const isBusy = name !== null;
  const described = [describedBy, `${id}-help`, error ? `${id}-error` : null];

  const sendLatest = useRef(send);

  async function send(file: File): Promise<void> {
    const refusal = refusalOf(file);
    setError(refusal);
    if (refusal) return;
    setName(file.name);
    try {
      onUploaded(await uploadResume(file));
    } catch (failure) {
      setError(failureText(failure));
      control.current?.focus();
    }
    setName(null);
  }

  useEffect(() => {
    // Chosen before the scripts had loaded.
    const [early] = control.current?.files ?? [];
    if (control.current) control.current.value = "";
    if (early) void sendLatest.current(early);
  }, []);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again after a failure.
    currentTarget.value = "";
    if (file) void send(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy && !isDisabled) void send(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to use the button
    <div
      className="resume-upload needs-script"
      data-over={isOver ? "" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <label className={`btn ${look} file-button`} aria-busy={isBusy}>
        {!isBusy && <Icon name="paperclip" size="sm" />}
        {isBusy ? "Uploading..." : label}
        <input
          ref={control}
          type="file"
          className="sr"
          id={id}
          accept=".pdf,.doc,.docx"
          aria-describedby={described.filter(Boolean).join(" ")}
          aria-invalid={error !== null}
          disabled={isDisabled}
          // Not `disabled`, so that the focus stays here while it waits.
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={choose}
        />
      </label>
      <p className="help" id={`${id}-help`}>
        PDF, DOC or DOCX, up to 5 MB. Only you and employers you apply to can open it.
      </p>
      <p className="sr" role="status">
        {isBusy ? `Uploading ${name}` : ""}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
