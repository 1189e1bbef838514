"use client";

import { useRef, useState } from "react";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import type { ApplicationReceipt } from "@/lib/applications/views.schema";
import { ApiError, api } from "@/lib/browser/api";
import { readSource } from "@/lib/browser/arrivals";
import { uploadResume } from "@/lib/browser/resumes";
import { readSession } from "@/lib/browser/session-state";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import { answerName, applicationErrors, type FileRules } from "./application-checks";
import { chosenFile } from "./use-application-draft.client";

const LOST =
  "We can't tell whether your application arrived. Everything you wrote is still here, so submit it again. It will only arrive once.";

type Options = {
  jobId: string;
  questions: readonly JobQuestion[];
  rules: FileRules;
  submissionId: string;
  /** Saves the draft, and returns whether the browser could. */
  keep: (form: HTMLFormElement) => Promise<boolean>;
  drop: () => Promise<void>;
  /** After a conflict, because it may have been sent before. */
  refresh: () => Promise<void>;
};

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

/**
 * Turns the chosen file into a stored resume, uploading it only once however often the form is
 * sent.
 */
function useUpload(): (file: File) => Promise<string> {
  const uploaded = useRef(new WeakMap<File, string>());
  return async (file) => {
    const known = uploaded.current.get(file);
    if (known !== undefined) return known;
    try {
      const { id } = await uploadResume(file);
      uploaded.current.set(file, id);
      return id;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      const { status, code, message } = error;
      throw new ApiError({ status, code, message, fields: { resumeFile: [message] } });
    }
  };
}

function bodyOf(values: FormValues, { jobId, submissionId, questions }: Options, resumeId: string) {
  const answers = questions.flatMap(({ id }) => {
    const answer = values[answerName(id)] ?? "";
    return answer.trim() ? [{ questionId: id, answer }] : [];
  });
  const { fullName, email, phone, coverLetter } = values;
  return {
    submissionId,
    fullName,
    email,
    phone: phone || null,
    resumeId,
    coverLetter: coverLetter || null,
    answers,
    source: readSource(jobId),
  };
}

/** Sends an application; visitors are asked to log in first, without losing anything. */
export function useSending(options: Options) {
  const { jobId, questions, rules, keep, drop, refresh } = options;
  const [login, setLogin] = useState<"kept" | "unkept" | null>(null);
  const upload = useUpload();

  async function askToLogIn(form: HTMLFormElement): Promise<void> {
    setLogin((await keep(form)) ? "kept" : "unkept");
  }

  async function post(values: FormValues, form: HTMLFormElement): Promise<void> {
    const file = chosenFile(form);
    const resumeId = values["resumeId"] || (file ? await upload(file) : "");
    const { id } = await api<ApplicationReceipt>(`/api/jobs/${jobId}/applications`, {
      method: "POST",
      json: bodyOf(values, options, resumeId),
    });
    await drop();
    location.assign(`/applications/${id}/sent`);
    // Busy until the next page is there.
    await new Promise<never>(() => undefined);
  }

  async function send(values: FormValues, form: HTMLFormElement): Promise<void> {
    if (!readSession()) return askToLogIn(form);
    try {
      await post(values, form);
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) return askToLogIn(form);
      if (status === 409) await refresh();
      throw error;
    }
  }

  const submission = useSubmission({
    isLasting: true,
    fallback: LOST,
    check: (values, form) =>
      applicationErrors({ values, form, file: chosenFile(form) }, { questions, rules }),
    send,
  });
  return { ...submission, login, closeLogin: () => setLogin(null) };
}
