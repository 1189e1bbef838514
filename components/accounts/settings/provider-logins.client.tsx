"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { api } from "@/lib/browser/api";
import { connectBy } from "@/lib/browser/providers";
import { ProviderMark } from "../providers/provider-mark";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { SettingsForm } from "./settings-form.client";

/** A provider as the list shows it; `connected` says what is known of its connection, in words. */
type ProviderRow = {
  id: string;
  name: string;
  connected: { email: string; since: string; lastUsed: string | null } | null;
};

type FormProps = { provider: ProviderRow; onDone: () => void; onCancel: () => void };

function ChangeForm({ provider, onDone, onCancel }: FormProps) {
  const { id, name, connected } = provider;
  return (
    <Arrival>
      <SettingsForm
        name={`provider-${id}`}
        label={`${connected ? "Disconnect" : "Connect"} ${name}`}
        button={connected ? `Disconnect ${name}` : `Go to ${name}`}
        busyButton={connected ? "Disconnecting..." : `Going to ${name}...`}
        variant={connected ? "btn-danger" : "btn-strong"}
        {...(connected
          ? { done: `${name} is disconnected and you've been signed out everywhere else.` }
          : {})}
        check={currentPasswordErrors}
        send={async (values) => {
          if (!connected) {
            await connectBy(provider, values["currentPassword"]);
            // Busy until this page is left.
            return new Promise(() => undefined);
          }
          await api(`/api/account/logins/${id}`, { method: "DELETE", json: values });
          onDone();
        }}
        onCancel={onCancel}
      >
        <OwnerProof
          help={
            connected
              ? `You'll no longer be able to log in with ${name}.`
              : `Then log in at ${name} with the email address that you use here.`
          }
        />
      </SettingsForm>
    </Arrival>
  );
}

type RowProps = { provider: ProviderRow; onChanged: () => void };

function Row({ provider, onChanged }: RowProps) {
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const { id, name, connected } = provider;
  const what = connected ? "Disconnect" : "Connect";
  return (
    <li>
      <ProviderMark id={id} />
      <div>
        <p>
          <b>{name}</b> {connected && <span className="badge badge-good">Connected</span>}
        </p>
        {connected && (
          <p className="help">
            {connected.email} · connected {connected.since} ·{" "}
            {connected.lastUsed ? `last used ${connected.lastUsed}` : "never used"}
          </p>
        )}
      </div>
      {isAsked ? (
        <div className="session-form">
          <ChangeForm
            provider={provider}
            onDone={() => {
              setAsked(null);
              onChanged();
            }}
            onCancel={() => setAsked(false)}
          />
        </div>
      ) : (
        <button
          type="button"
          className="btn btn-outline btn-sm needs-script"
          aria-label={`${what} ${name}`}
          // Returns the focus here, because the button that had it is gone.
          ref={(button) => {
            if (isAsked === false) button?.focus();
          }}
          onClick={() => setAsked(true)}
        >
          {what}
        </button>
      )}
    </li>
  );
}

/** The other sites whose logins open the account, and those that could. */
export function ProviderLogins({ providers }: { providers: ProviderRow[] }) {
  const router = useRouter();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className="session-list" ref={list} tabIndex={-1} aria-label="Other logins">
      {providers.map((provider) => (
        <Row
          key={provider.id}
          provider={provider}
          onChanged={() => {
            router.refresh();
            // The form disappears with its connection.
            list.current?.focus();
          }}
        />
      ))}
    </ul>
  );
}
