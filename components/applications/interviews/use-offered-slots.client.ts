"use client";

import { useCallback, useEffect, useState } from "react";
import type { InvitationView, SlotView } from "@/lib/applications/interviews/slots.schema";
import { useApplicationAccess } from "../by-hand/link-access.client";

const AGAIN_MS = 5000;

type Offered = {
  slots: readonly SlotView[];
  /** Reads them now. */
  refresh: () => Promise<void>;
};

/**
 * The times of an invitation as they are now: while the page is seen, what others choose is no
 * longer free within seconds. An invitation that is over meanwhile loads the page again, which says
 * why.
 */
export function useOfferedSlots(applicationId: string, invitation: InvitationView): Offered {
  const { id, status } = invitation;
  const { api } = useApplicationAccess();
  const [slots, setSlots] = useState<readonly SlotView[]>(invitation.slots);
  const refresh = useCallback(async () => {
    const path = `/api/applications/${applicationId}/interview-times`;
    const { invitations } = await api<{ invitations: InvitationView[] }>(path);
    const now = invitations.find((each) => each.id === id);
    if (now?.status === status) setSlots(now.slots);
    else location.reload();
  }, [api, applicationId, id, status]);
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
  return { slots, refresh };
}
