import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AlertSummary, InvalidLink } from "@/components/alerts/alert-summary";
import { LinkAction } from "@/components/alerts/link-action.client";
import { TOKEN_LENGTH } from "@/lib/alerts/schema";
import { findLinked } from "@/lib/alerts/subscriptions.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Keep your job alert – Job alerts",
    description: "Let a job alert run for another year.",
    path: "/alerts/renew",
    isHidden: true,
  });
}

export default async function RenewAlertPage({ searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const alert = await findLinked("renew", token);
  return (
    <>
      <h1>Keep your job alert</h1>
      {alert ? (
        <>
          <AlertSummary alert={alert} />
          <NeedsScriptNote what="Keeping an alert" />
          <LinkAction action="renew" token={token} />
        </>
      ) : (
        <InvalidLink what="The alert has ended. You can create a new one from any search." />
      )}
    </>
  );
}
