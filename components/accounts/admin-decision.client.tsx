"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast.client";
import { ApiError, api } from "@/lib/browser/api";

type Props = {
  userId: string;
  username: string;
  /** Not before their address is verified. */
  canApprove: boolean;
};

/** Approves somebody as admin or declines; afterwards the list is the server's again. */
export function AdminDecision({ userId, username, canApprove }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function decide(isApproved: boolean) {
    setBusy(true);
    try {
      await api(`/api/admin/requests/${userId}`, { method: "POST", json: { isApproved } });
      const text = isApproved ? `${username} is an admin now.` : `${username} was declined.`;
      toast({ kind: "good", text });
    } catch (error) {
      toast({ kind: "bad", text: error instanceof ApiError ? error.message : "Try again." });
      setBusy(false);
    }
    // After a refusal too: somebody else may have decided.
    router.refresh();
  }

  return (
    <div className="row">
      <button
        type="button"
        className="btn btn-danger btn-sm"
        aria-label={`Decline ${username}`}
        disabled={isBusy}
        onClick={() => void decide(false)}
      >
        Decline
      </button>
      <button
        type="button"
        className="btn btn-strong btn-sm"
        aria-label={`Approve ${username}`}
        disabled={isBusy || !canApprove}
        onClick={() => void decide(true)}
      >
        Approve
      </button>
    </div>
  );
}
