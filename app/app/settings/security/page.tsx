import type { Metadata } from "next";
import { headers } from "next/headers";
import { Passkeys } from "@/components/accounts/settings/passkeys.client";
import { PasswordForm } from "@/components/accounts/settings/password-form.client";
import { ProviderPanel } from "@/components/accounts/settings/provider-panel";
import { SessionList } from "@/components/accounts/settings/session-list.client";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { TwoFactor } from "@/components/accounts/settings/two-factor.client";
import { Notice } from "@/components/ui/notice";
import { deviceName } from "@/lib/accounts/authentication/device-names";
import { findProofWays } from "@/lib/accounts/authentication/proofs.queries";
import { listSessions } from "@/lib/accounts/authentication/sessions.queries";
import { isSharedActor } from "@/lib/accounts/demo-accounts.queries";
import { listPasskeys } from "@/lib/accounts/passkeys/passkeys.queries";
import { openProviders } from "@/lib/accounts/providers/openid.session";
import { listProviderLogins } from "@/lib/accounts/providers/queries";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { sinceLabel } from "@/lib/shared/dates";
import type { Parameters } from "@/lib/shared/parameters";

export const metadata: Metadata = {
  title: "Security – Settings",
  description: "Your password, two-factor login, passkeys and where you're signed in.",
  alternates: { canonical: "/app/settings/security" },
  robots: { index: false },
};

type Props = { searchParams: Promise<Parameters> };

export default async function SecuritySettingsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const { hasTwoFactor, userType } = actor;
  const isAdmin = userType === "admin";
  const now = new Date();
  const { hasPassword } = await findProofWays(actor);
  const sessions = (await listSessions(actor)).map(({ lastSeenAt, createdAt, ...session }) => ({
    ...session,
    lastSeen: sinceLabel(lastSeenAt, now),
    since: sinceLabel(createdAt, now),
  }));
  const passkeys = (await listPasskeys(actor)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added: sinceLabel(createdAt, now),
    lastUsed: lastUsedAt && sinceLabel(lastUsedAt, now),
  }));
  const sessionPanel = (
    <SettingsPanel
      id="sessions"
      title="Where You Are Signed In"
      text="See a session that isn't yours? Sign it out and change your password."
    >
      <SessionList sessions={sessions} />
    </SettingsPanel>
  );
  if (await isSharedActor(actor)) {
    return (
      <>
        <h1>Security</h1>
        <Notice>
          This is a demo account that everyone on this machine shares. It doesn't need a second
          factor, and its password, email address and logins can't be changed.
        </Notice>
        {sessionPanel}
      </>
    );
  }
  return (
    <>
      <h1>Security</h1>
      {isAdmin && !hasTwoFactor && (
        <Notice tone="warn">
          Admins need two-factor login. Set it up here before you can do anything as an admin.
        </Notice>
      )}
      <SettingsPanel
        id="password"
        title="Password"
        text={
          hasPassword
            ? "When you change it, you're signed out everywhere else."
            : "Your account doesn't have one. With a password, you won't need the other ways to log in below."
        }
      >
        <PasswordForm least={isAdmin ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH} />
      </SettingsPanel>
      <SettingsPanel
        id="two-factor"
        title="Two-Factor Login"
        badge={
          hasTwoFactor ? (
            <span className="badge badge-good">On</span>
          ) : (
            <span className="badge">Off</span>
          )
        }
        text="After your password, you enter a code from an app on your phone. Someone who learns your password still can't log in."
      >
        <TwoFactor isOn={hasTwoFactor} isAdmin={isAdmin} />
      </SettingsPanel>
      <SettingsPanel
        id="passkeys"
        title="Passkeys"
        text="Log in with your fingerprint, face or device PIN. There's nothing to type and nothing to steal, and you don't need your password or a code."
      >
        <Passkeys
          passkeys={passkeys}
          suggestedName={deviceName((await headers()).get("user-agent") ?? "")}
        />
      </SettingsPanel>
      {!isAdmin && (
        <ProviderPanel
          logins={await listProviderLogins(actor)}
          offered={openProviders()}
          parameters={await searchParams}
        />
      )}
      {sessionPanel}
    </>
  );
}
