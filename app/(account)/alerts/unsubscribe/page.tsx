import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { AlertStopped, AlertSummary } from "@/components/alerts/alert-summary";
import { LinkAction } from "@/components/alerts/link-action.client";
import { TOKEN_LENGTH } from "@/lib/alerts/schema";
import { findLinked } from "@/lib/alerts/subscriptions.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Stop a job alert – Job alerts",
    description: "Stop the emails of a job alert.",
    path: "/alerts/unsubscribe",
    isHidden: true,
  });
}

export default async function StopAlertPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const token = readText(parameters, "token", TOKEN_LENGTH);
  const alert = await findLinked("unsubscribe", token);
  return (
    <>
      <h1>Stop a job alert</h1>
      {alert ? (
        <>
          <AlertSummary alert={alert} />
          <LinkAction action="unsubscribe" token={token} />
        </>
      ) : (
        <AlertStopped isDone={readText(parameters, "done", 1) === "1"} />
      )}
    </>
  );
}
