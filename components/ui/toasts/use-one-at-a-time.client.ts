"use client";

import { useRef, useState } from "react";
import { failureText } from "@/lib/browser/api";
import { toast } from "./toast.client";

/**
 * Does one thing at a time; what is asked for meanwhile is not done. `attempt` returns whether it
 * was done, and a message says why it failed.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, attempt };
}
