import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Open the link in your email – Job alerts",
    description: "What happens after you ask for an alert.",
    path: "/alerts/requested",
    isHidden: true,
  });
}

export default async function AlertRequestedPage({ searchParams }: Props) {
  const isRefused = readText(await searchParams, "problem", 1) === "1";
  return (
    <>
      <h1>{isRefused ? "Check the address" : "Open the link in your email"}</h1>
      <div className="mt-6">
        {isRefused ? (
          <Notice tone="bad">
            We can't send email to that address. Go back and enter an address like name@example.com.
          </Notice>
        ) : (
          <Notice tone="good">
            An email is on its way to the address you gave. Open the link in it to start your alert.
          </Notice>
        )}
      </div>
      <LinkButton href="/jobs" className="mt-6 w-full">
        Browse jobs
      </LinkButton>
    </>
  );
}
