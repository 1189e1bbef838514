"use client";

import { useEffect, useState } from "react";
import { ProblemNotice } from "@/components/ui/notice";
import { failureText } from "@/lib/browser/api";
import { logInBy, type OfferedProvider } from "@/lib/browser/providers";
import type { UserType } from "@/lib/shared/areas";
import { ProviderMark } from "./provider-mark";

type Props = {
  providers: OfferedProvider[];
  from: string | null;
  /** The type that a new account would have, unless its owner chooses another. */
  userType: UserType;
};

/** A login by Google or LinkedIn, where the operator offers it. */
export function ProviderButtons({ providers, from, userType }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // A page from the back/forward cache comes back as it was left.
    const wake = () => setBusy(null);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  async function leave(provider: OfferedProvider): Promise<void> {
    if (busy) return;
    setBusy(provider.id);
    setProblem(null);
    try {
      await logInBy(provider, { from, userType });
    } catch (error) {
      setProblem(failureText(error));
      setBusy(null);
    }
  }

  return (
    <>
      <ProblemNotice text={problem} />
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className="btn btn-outline btn-lg w-full"
          aria-busy={busy === provider.id}
          onClick={() => void leave(provider)}
        >
          <ProviderMark id={provider.id} />
          {busy === provider.id ? `Going to ${provider.name}...` : `Continue with ${provider.name}`}
        </button>
      ))}
    </>
  );
}
