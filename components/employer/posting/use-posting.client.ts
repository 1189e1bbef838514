"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import { readSession } from "@/lib/browser/session-state";
import { fieldOf, readFields } from "@/lib/jobs/posting/form-fields";
import type { PostingReceipt } from "@/lib/jobs/posting/schema";
import { ownTimeZone, toInstant, toPostingFields } from "./form-fields";

const FAILED = "Failed to post job. Please try again.";

function requireLogin(): void {
  if (readSession()) return;
  const message = "Please log in to post a job";
  throw new ApiError({ status: 401, code: "unauthenticated", message });
}

/** The server's errors under the names of this form's fields. */
export function inForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, all]) => [
      fieldOf(path.replace(/^posting\./, "").split(".")),
      all,
    ]),
  );
  return new ApiError({ status, code, message, fields });
}

type Options = {
  companyId: string;
  isScheduled: boolean;
  /** Before it is sent, if it was refused or lost, and once it has arrived. */
  onSend: () => void;
  onFailed: () => void;
  onPosted: () => Promise<void>;
};

/**
 * Sends the form, which the server validates, only once however often it is pressed, and then opens
 * the posting's own page.
 */
export function usePosting({ companyId, isScheduled, onSend, onFailed, onPosted }: Options) {
  const router = useRouter();
  const submissionId = useRef("");

  async function post(values: FormValues): Promise<void> {
    requireLogin();
    submissionId.current ||= crypto.randomUUID();
    const receipt = await api<PostingReceipt>("/api/jobs", {
      method: "POST",
      json: {
        companyId,
        submissionId: submissionId.current,
        posting: readFields(toPostingFields(values), ownTimeZone()),
        // An empty text is no time, and the server says so.
        scheduledFor: isScheduled ? (toInstant(values["scheduledFor"] ?? "") ?? "") : null,
        acceptsNearCopy: values["acceptsNearCopy"] === "on",
      },
    });
    submissionId.current = "";
    toast({ kind: "good", text: "Job posted successfully!" });
    await onPosted();
    router.push(`/employer/jobs/${receipt.id}?posted=1`);
    // Nothing of the form is shown again when someone goes back.
    router.refresh();
  }

  return useSubmission({
    fallback: FAILED,
    send: async (values) => {
      onSend();
      try {
        await post(values);
      } catch (error) {
        onFailed();
        // The form says which fields are invalid, or that there is a posting much like it.
        const isSaid = error instanceof ApiError && Object.keys(error.fields).length > 0;
        if (!isSaid) toast({ kind: "bad", text: "Failed to post job" });
        throw inForm(error);
      }
    },
  });
}
