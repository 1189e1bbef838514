"use client";

import { type BrokenPage, ErrorScreen } from "@/components/site/error-screen.client";

export default function ErrorPage({ error, reset }: BrokenPage) {
  return (
    <main>
      <ErrorScreen isDocumentTitle error={error} onRetry={reset} />
    </main>
  );
}
