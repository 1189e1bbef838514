"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { InvitationView, SlotView } from "@/lib/applications/interviews/slots.schema";
import { useApplicationAccess } from "../by-hand/link-access.client";

const AGAIN_MS = 5000;

export type OfferedSlots = {
  slots: readonly SlotView[];
  /**
   * Sends an answer and goes to the page that `send` names. While that lasts the times aren't
   * read: the reader would find the invitation over and load this page instead of that one.
   */
  answer: (send: () => Promise<string>) => Promise<void>;
};

/**
 * The times of an invitation as they are now: while the page is seen, what others choose is no
 * longer free within seconds. An invitation that is over meanwhile loads the page again, which says
 * why.
 */
export function useOfferedSlots(applicationId: string, invitation: InvitationView): OfferedSlots {
  const { id, status } = invitation;
  const isAnswering = useRef(false);
  const { api } = useApplicationAccess();
  const [slots, setSlots] = useState<readonly SlotView[]>(invitation.slots);
  const refresh = useCallback(async () => {
    const path = `/api/applications/${applicationId}/interview-times`;
    const { invitations } = await api<{ invitations: InvitationView[] }>(path);
    if (isAnswering.current) return;
    const now = invitations.find((each) => each.id === id);
    if (now?.status === status) setSlots(now.slots);
    else location.reload();
  }, [api, applicationId, id, status]);
  const answer = async (send: () => Promise<string>) => {
    isAnswering.current = true;
    try {
      location.assign(await send());
    } catch (error) {
      isAnswering.current = false;
      // Most likely someone else has it: the rest is shown as it is now.
      await refresh().catch(() => undefined);
      throw error;
    }
  };
  useEffect(() => {
    const look = () => {
      // Without a connection the times stay as they were; choosing one says what is true.
      if (!document.hidden) refresh().catch(() => undefined);
    };
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh]);
  return { slots, answer };
}
