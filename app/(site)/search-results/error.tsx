"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { type BrokenPage, ErrorScreen } from "@/components/site/error-screen.client";

/** The search failed. Its words and filters are in the address, so trying again repeats it. */
export default function SearchErrorPage({ error, reset }: BrokenPage) {
  const router = useRouter();

  function tryAgain() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <ErrorScreen
      error={error}
      onRetry={tryAgain}
      title="The search didn't work"
      text="This is our mistake. Your search is still here. Try it again."
      away={{ href: "/jobs", label: "Browse all jobs" }}
    />
  );
}
