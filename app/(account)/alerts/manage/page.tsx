import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AlertList } from "@/components/alerts/alert-list.client";
import { InvalidLink } from "@/components/alerts/alert-summary";
import { TOKEN_LENGTH } from "@/lib/alerts/schema";
import { findManaged } from "@/lib/alerts/subscriptions.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Your job alerts – Job alerts",
    description: "Change, pause and stop the job alerts of an email address.",
    path: "/alerts/manage",
    isHidden: true,
  });
}

export default async function ManageAlertsPage({ searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const managed = await findManaged(token);
  return (
    <>
      <h1>Your job alerts</h1>
      {managed ? (
        <>
          <p className="login-about">We send them to {managed.email}.</p>
          <NeedsScriptNote what="Changing alerts" />
          <AlertList alerts={managed.alerts} token={token} />
          <p className="mt-6 text-sm text-muted">
            <a href="/signUp">Sign up</a> with this address and they'll move to your account.
          </p>
        </>
      ) : (
        <InvalidLink what="Use the link in the latest email of an alert. You change an account's alerts in the account." />
      )}
    </>
  );
}
