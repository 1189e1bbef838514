"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import type { TransferUndone, TransferView } from "@/lib/applications/transfers/schema";
import { api, failureText } from "@/lib/browser/api";
import { formatDay } from "@/lib/shared/dates";

const LIST = new Intl.ListFormat("en");

/** What became of the move, and of the interviews that it had called off. */
function takenBack({ restored, lost }: TransferUndone): string {
  const sentences = ["The move has been taken back."];
  if (restored.length > 0) {
    sentences.push(`Back on: the interview on ${LIST.format(restored)}.`);
  }
  if (lost.length > 0) {
    sentences.push(
      `Still called off, because the time has passed or was taken: the interview on ${LIST.format(lost)}.`,
    );
  }
  return sentences.join(" ");
}

/** Takes the move back, which the server allows as long as no one was told. */
function TakeBack({ id }: { id: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function takeBack(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const path = `/api/employer/applications/${id}/transfer`;
      const undone = await api<TransferUndone>(path, { method: "DELETE" });
      toast({ kind: undone.lost.length > 0 ? "bad" : "good", text: takenBack(undone) });
      document.querySelector<HTMLElement>("h1")?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
    router.refresh();
  }
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm no-print"
      aria-busy={isBusy}
      onClick={() => void takeBack()}
    >
      Take Back
    </button>
  );
}

type Props = { id: string; transfers: readonly TransferView[]; canHandle: boolean };

/** Which job the person came from, and which one they were moved to. */
export function Transfers({ id, transfers, canHandle }: Props) {
  return transfers.map(({ to, from, by, at }) => {
    const other = to ?? from;
    if (!other) return null;
    return (
      <p key={other.id} className="app-facts">
        {to ? "Moved to " : "Moved here from "}
        <a className="link" href={`/employer/applications/${other.id}`} dir="auto">
          {other.jobTitle}
        </a>{" "}
        by {by ?? "someone who has left"} on <time dateTime={at}>{formatDay(at)}</time>{" "}
        {to && canHandle && <TakeBack id={id} />}
      </p>
    );
  });
}
