"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { DialogFoot } from "@/components/ui/dialogs/dialog-foot";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { DECLINE_REASONS } from "@/lib/applications/offers/decline-reasons.schema";
import { failureText } from "@/lib/browser/api";
import { useApplicationAccess } from "../by-hand/link-access.client";

type Props = { offerId: string; companyName: string };
type Answer = "accept" | "decline";

const TITLES: Record<Answer, string> = {
  accept: "Accept the offer?",
  decline: "Decline the offer?",
};

function Ask({
  offerId,
  companyName,
  answer,
  onClose,
}: Props & { answer: Answer; onClose: () => void }) {
  const router = useRouter();
  const { api } = useApplicationAccess();
  const [words, setWords] = useState("");
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const json = {
        answer,
        words: words.trim() || null,
        ...(answer === "decline" ? { reason } : {}),
      };
      await api(`/api/offers/${offerId}/reply`, { method: "POST", json });
      const text = answer === "accept" ? "You accepted the offer." : "You declined the offer.";
      toast({ kind: "good", text });
      onClose();
      router.refresh();
      document.getElementById("offer")?.focus();
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
      router.refresh();
    }
  }

  return (
    <Modal title={TITLES[answer]} onClose={onClose}>
      <p>
        We tell {companyName} right away.{" "}
        {answer === "accept"
          ? "We'll keep a copy of these terms, with the time, in your application. It isn't a signed contract; the document says what you need to sign."
          : "You can still write to them if you change your mind."}
      </p>
      {answer === "decline" && (
        <fieldset className="tell-step">
          <legend className="tell-legend">
            What was the reason? <span className="tell-opt">(optional, {companyName} sees it)</span>
          </legend>
          <div className="tell-pick">
            {DECLINE_REASONS.map((one) => (
              <label key={one}>
                {one}
                <input
                  type="radio"
                  name="decline-reason"
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        id="answer-words"
        name="words"
        label="A few words (optional)"
        rows={3}
        maxLength={2000}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <DialogFoot
        keep="Keep the Offer Open"
        onKeep={onClose}
        label={answer === "accept" ? "Accept Offer" : "Decline Offer"}
        tone={answer === "accept" ? "btn-primary" : "btn-danger"}
        isBusy={isBusy}
        onConfirm={() => void send()}
      />
    </Modal>
  );
}

/** Accepting or declining an offer, each after another look. */
export function OfferAnswerButtons({ offerId, companyName }: Props) {
  const [asked, setAsked] = useState<Answer | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    setAsked(null);
    opener.current?.focus();
  }
  return (
    <div className="offer-acts needs-script">
      <button
        ref={opener}
        type="button"
        className="btn btn-primary btn-lg"
        onClick={() => setAsked("accept")}
      >
        Accept Offer
      </button>
      <a className="btn btn-outline btn-lg" href="#messages">
        Ask a Question
      </a>
      <button type="button" className="btn btn-quiet btn-lg" onClick={() => setAsked("decline")}>
        Decline
      </button>
      {asked && <Ask offerId={offerId} companyName={companyName} answer={asked} onClose={close} />}
    </div>
  );
}
