"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { ProblemNotice } from "@/components/ui/notice";
import { failureText } from "@/lib/browser/api";
import { offerPasskeys, signInWithPasskey } from "@/lib/browser/passkeys";
import type { BrowserSession } from "@/lib/browser/session-state";
import { homeOf } from "@/lib/shared/areas";

// What the browser offers can be answered for five minutes.
const RENEW_MS = 4 * 60_000;

type Props = {
  from: string | null;
  /** Whether the provider that this browser is back from is connected with the account. */
  connects?: boolean;
};

/** Signs in with a passkey: by a button, or from the browser's suggestions in the address field. */
export function PasskeyLogin({ from, connects = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const goOn = ({ userType }: BrowserSession) => location.assign(from ?? homeOf(userType));

  const offer = useEffectEvent(async () => {
    // A new offer would end the prompt that the button opened.
    if (isBusy || connects || document.visibilityState === "hidden") return;
    try {
      const session = await offerPasskeys();
      if (session) goOn(session);
    } catch (error) {
      setProblem(failureText(error));
    }
  });
  useEffect(() => {
    const renew = () => void offer();
    renew();
    const timer = setInterval(renew, RENEW_MS);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);

  async function choose(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      goOn(await signInWithPasskey(connects));
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  }

  return (
    <>
      <ProblemNotice text={problem} />
      <button
        type="button"
        className="btn btn-outline btn-lg w-full"
        aria-busy={isBusy}
        onClick={() => void choose()}
      >
        <Icon name="key-round" size="sm" />
        {isBusy ? "Waiting for your passkey..." : "Sign in with a passkey"}
      </button>
    </>
  );
}
