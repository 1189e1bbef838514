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
    title: "Confirm your job alert – Job alerts",
    description: "Start a job alert with the link in its email.",
    path: "/alerts/confirm",
    isHidden: true,
  });
}

export default async function ConfirmAlertPage({ searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const alert = await findLinked("confirm", token);
  return (
    <>
      <h1>Confirm your job alert</h1>
      {alert ? (
        <>
          <AlertSummary alert={alert} />
          <NeedsScriptNote what="Confirming an alert" />
          <LinkAction action="confirm" token={token} />
        </>
      ) : (
        <InvalidLink what="The link to a new alert works for seven days. You can ask for a new one at the bottom of any page." />
      )}
    </>
  );
}
