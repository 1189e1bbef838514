import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Open the link in your mail – Job alerts",
    description: "What happens after an alert was asked for.",
    path: "/alerts/requested",
    isHidden: true,
  });
}

export default async function AlertRequestedPage({ searchParams }: Props) {
  const isRefused = readText(await searchParams, "problem", 1) === "1";
  return (
    <>
      <h1>{isRefused ? "Check the address" : "Open the link in your mail"}</h1>
      <div className="mt-6">
        {isRefused ? (
          <Notice tone="bad">
            That is no email address we can send to. Go back and enter one such as name@example.com.
          </Notice>
        ) : (
          <Notice tone="good">
            A mail is on its way to the address you gave. Your alert starts with the link in it.
          </Notice>
        )}
      </div>
      <LinkButton href="/jobs" className="mt-6 w-full">
        Browse jobs
      </LinkButton>
    </>
  );
}
