"use client";

import { useState } from "react";
import { ProblemNotice } from "@/components/ui/notice";
import type { DemoLogin as DemoAccount } from "@/lib/accounts/demo-accounts";
import { DEMO_PASSWORD } from "@/lib/accounts/demo-accounts";
import { failureText } from "@/lib/browser/api";
import { signIn } from "@/lib/browser/session";
import { homeOf, type UserType } from "@/lib/shared/areas";

const NAMES: Record<UserType, string> = {
  job_seeker: "Job seeker",
  employer: "Recruiter",
  admin: "Admin",
};

/** Signs in to one of the demo's accounts with one press. */
export function DemoLogin({ accounts, from }: { accounts: DemoAccount[]; from: string | null }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function enter({ email, userType }: DemoAccount): Promise<void> {
    if (busy) return;
    setBusy(email);
    setProblem(null);
    try {
      const session = await signIn({ email, password: DEMO_PASSWORD, userType });
      location.assign(from ?? homeOf(session.userType));
    } catch (error) {
      setProblem(failureText(error));
      setBusy(null);
    }
  }

  return (
    <section className="demo-login needs-script" aria-labelledby="demo-login">
      <h2 id="demo-login">Look around the demo</h2>
      <p>
        Everyone on this machine shares these accounts. They don't need a second factor, and their
        login details can't be changed.
      </p>
      <ProblemNotice text={problem} />
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="btn btn-outline"
              aria-busy={busy === account.email}
              onClick={() => void enter(account)}
            >
              {busy === account.email ? "Signing in..." : NAMES[account.userType]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
