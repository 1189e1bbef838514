import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { LinkAction } from "@/components/alerts/link-action.client";
import { Notice } from "@/components/ui/notice";
import { STOP_TOKEN_LENGTH } from "@/lib/notifications/digests/schema";
import { findStop } from "@/lib/notifications/digests/stop-links.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Stop a company's emails",
    description: "Stop emails with a company's news.",
    path: "/company-news/unsubscribe",
    isHidden: true,
  });
}

function Stopped({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Notice tone="good">Stopped. You won't get any more emails like this one.</Notice>
  ) : (
    <Notice tone="bad">
      This link is incomplete, or you no longer belong to the company. Use the link in the email
      again, or choose your emails in your <a href="/app/settings#company-news">settings</a>.
    </Notice>
  );
}

export default async function StopCompanyNewsPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const token = readText(parameters, "token", STOP_TOKEN_LENGTH);
  const stop = await findStop(token);
  return (
    <>
      <h1>Stop these emails</h1>
      {stop ? (
        <>
          <p>
            {stop.description === null
              ? `Everything that ${stop.companyName} sends you once a day`
              : `${stop.companyName}: ${stop.description}`}
          </p>
          <p className="muted">
            You still see this news on the site, and you always get what you need to know, such as
            changes to your interviews.
          </p>
          <LinkAction action="stopNews" token={token} />
        </>
      ) : (
        <Stopped isDone={readText(parameters, "done", 1) === "1"} />
      )}
    </>
  );
}
