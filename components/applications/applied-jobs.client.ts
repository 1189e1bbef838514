"use client";

import { mutate } from "swr";
import type { VisitQuestion } from "@/lib/applications/applying/external.schema";
import type { AppliedJob } from "@/lib/applications/views.schema";
import { api } from "@/lib/browser/api";

export const APPLICATIONS_PATH = "/api/applications";

/** What the islands know about someone's applications. */
export type SeekerApplications = { applications: AppliedJob[]; questions: VisitQuestion[] };

/** Makes every island read again where the person applied. */
export function refreshApplied(): void {
  void mutate((key) => Array.isArray(key) && key[0] === APPLICATIONS_PATH);
}

/**
 * Records whether the person applied on an employer's own page; null for not yet. Throws
 * `ApiError`.
 */
export async function answerVisit(jobId: string, hasApplied: boolean | null): Promise<void> {
  await api(`/api/jobs/${jobId}/external-visits`, { method: "PATCH", json: { hasApplied } });
  refreshApplied();
}
