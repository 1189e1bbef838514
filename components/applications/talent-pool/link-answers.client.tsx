"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Notice, ProblemNotice } from "@/components/ui/notice";
import { api, failureText } from "@/lib/browser/api";

type Props = { token: string; companyName: string; isGiven: boolean; isAskedAgain: boolean };

/** The buttons with which someone answers a company by their mailed link, without an account. */
export function LinkAnswers({ token, companyName, isGiven, isAskedAgain }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState("");
  const [failure, setFailure] = useState("");
  async function answer(yes: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure("");
    try {
      await api("/api/talent-pools/consents", { method: "POST", json: { token, isGiven: yes } });
      setDone(
        yes
          ? `Thank you. ${companyName} may keep your details for 12 months. You can change your mind with the same link.`
          : `Your details in the talent pool of ${companyName} have been deleted.`,
      );
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  }
  if (done) {
    return (
      <Arrival>
        <Notice tone="good">{done}</Notice>
        <LinkButton href="/jobs" className="mt-6">
          Browse Jobs
        </LinkButton>
      </Arrival>
    );
  }
  return (
    <div className="form-grid needs-script">
      <ProblemNotice text={failure} />
      <div className="row">
        {(!isGiven || isAskedAgain) && (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isBusy}
            onClick={() => void answer(true)}
          >
            Yes, Keep Me
          </button>
        )}
        <button
          type="button"
          className={`btn ${isGiven ? "btn-danger" : "btn-outline"}`}
          aria-busy={isBusy}
          onClick={() => void answer(false)}
        >
          {isGiven ? "Withdraw and Delete" : "No, Delete Them"}
        </button>
      </div>
    </div>
  );
}
