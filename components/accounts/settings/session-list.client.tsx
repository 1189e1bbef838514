"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { forgetSession, leaveBy } from "@/lib/browser/session-state";

/** A session as the list shows it, with its times in words. */
export type SessionRow = {
  id: string;
  device: string;
  network: string | null;
  lastSeen: string;
  since: string;
  isThisOne: boolean;
};

const PATH = "/api/account/sessions";

type RowProps = { session: SessionRow; isBusy: boolean; onEnd: () => void };

function Row({ session, isBusy, onEnd }: RowProps) {
  const { device, network, lastSeen, since, isThisOne } = session;
  return (
    <li>
      <Icon name="monitor-smartphone" />
      <div>
        <p>
          <b>{device}</b> {isThisOne && <span className="badge badge-good">This one</span>}
        </p>
        <p className="help">
          Last seen {lastSeen} · signed in {since}
          {network && <> · network {network}</>}
        </p>
      </div>
      {!isThisOne && (
        <button
          type="button"
          className="btn btn-outline btn-sm needs-script"
          aria-busy={isBusy}
          aria-label={`Sign out ${device}, last seen ${lastSeen}`}
          onClick={onEnd}
        >
          Sign Out
        </button>
      )}
    </li>
  );
}

/** Where the account is signed in, with ways to sign out there. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  const router = useRouter();
  const heading = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(null);
  }

  const end = (id: string) =>
    attempt(id, async () => {
      await api(`${PATH}/${id}`, { method: "DELETE" });
      toast({ kind: "good", text: "That session has been signed out." });
      router.refresh();
      // The button disappears with its row.
      heading.current?.focus();
    });

  const endAll = () =>
    attempt("all", () =>
      leaveBy(async () => {
        await api(PATH, { method: "DELETE" });
        forgetSession();
      }),
    );

  return (
    <>
      <ul className="session-list" ref={heading} tabIndex={-1} aria-label="Sessions">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <div className="settings-actions">
        <button
          type="button"
          className="btn btn-danger needs-script"
          aria-busy={busy === "all"}
          onClick={() => void endAll()}
        >
          <Icon name="log-out" size="sm" />
          Sign Out Everywhere
        </button>
        <p className="help">This includes this device: you'll need to log in again.</p>
      </div>
    </>
  );
}
