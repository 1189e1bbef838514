"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toasts/toast.client";
import type { LetterResult } from "@/lib/applications/letters/schema";
import { api, failureText } from "@/lib/browser/api";

type Results = { results: LetterResult[] };

/** Does something with letters that wait; `done` is what it says afterwards. */
export type LetterAct = (path: string, json: object, done: string) => Promise<void>;

/**
 * Takes letters that wait back, or sends them. What came of it is said, the page is read again, and
 * `moveFocus` says where the reader goes on, because the pressed button disappears.
 */
export function useLetterAct(moveFocus: () => void): LetterAct {
  const router = useRouter();
  return async (path, json, done) => {
    try {
      const { results } = await api<Results>(`/api/employer/letters/${path}`, {
        method: "POST",
        json,
      });
      const problem = results.find((result) => result.problem)?.problem;
      toast(problem ? { kind: "bad", text: problem } : { kind: "good", text: done });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    moveFocus();
    router.refresh();
  };
}
