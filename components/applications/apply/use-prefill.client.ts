"use client";

import useSWR from "swr";
import { useSession } from "@/components/site/use-session.client";
import type { Prefill } from "@/lib/applications/views.schema";
import { api } from "@/lib/browser/api";

/** The form's initial values for a signed-in person; never requested for a visitor. */
export function usePrefill(jobId: string) {
  const session = useSession();
  const { data, error, mutate } = useSWR(
    session && ["/api/applications/prefill", session.userId, jobId],
    ([path]) => api<Prefill>(`${path}?jobId=${jobId}`),
    { revalidateOnFocus: false },
  );
  return {
    isMember: session !== null,
    prefill: data,
    hasFailed: error !== undefined && data === undefined,
    /** Requests them again. */
    refresh: async () => {
      await mutate();
    },
  };
}
