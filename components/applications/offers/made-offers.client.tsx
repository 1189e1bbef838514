"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import type { OfferStatus, OfferView } from "@/lib/applications/offers/schema";
import { api, failureText } from "@/lib/browser/api";
import { formatInstant } from "@/lib/shared/dates";
import { OfferCard } from "./offer-card";
import { offerShown, untilText } from "./offer-words";

type Props = { offers: readonly OfferView[]; companyName: string; canWithdraw: boolean };

const STATES: Record<OfferStatus, (offer: OfferView, at: string) => string> = {
  open: (offer) => `Waiting for an answer until ${untilText(offer)}.`,
  accepted: (_, at) => `Accepted on ${at}. Move the application to Hired to welcome them.`,
  declined: (_, at) => `Declined on ${at}.`,
  expired: (_, at) => `Expired on ${at} without an answer.`,
  withdrawn: (_, at) => `Withdrawn on ${at}.`,
  replaced: (_, at) => `Replaced by a new offer on ${at}.`,
};

/** The offers that a company made to an applicant, and what became of them. */
export function MadeOffers({ offers, companyName, canWithdraw }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  if (offers.length === 0) return null;

  async function withdraw(id: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api(`/api/offers/${id}/withdrawal`, { method: "POST", json: {} });
      toast({ kind: "good", text: "Offer withdrawn. We've told the applicant." });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
    router.refresh();
  }

  return (
    <section className="panel app-part" id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title">Offers</h2>
      {offers.map((offer) => {
        const { id, status, endedAt, declineReason, answerWords } = offer;
        const state = STATES[status](offer, endedAt ? formatInstant(endedAt) : "");
        return (
          <div key={id} className="offer-made">
            <Notice tone={status === "accepted" ? "good" : "plain"}>
              {state}
              {declineReason && ` Reason: ${declineReason}.`}
              {answerWords && (
                <q className="offer-words" dir="auto">
                  {answerWords}
                </q>
              )}
            </Notice>
            <OfferCard
              offer={offerShown(offer)}
              companyName={companyName}
              applicant={null}
              documentHref={`/api/offers/${id}/document`}
              state={state}
            />
            {canWithdraw && status === "open" && (
              <button
                type="button"
                className="btn btn-danger btn-sm needs-script"
                aria-busy={isBusy}
                onClick={() => void withdraw(id)}
              >
                Withdraw Offer
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
