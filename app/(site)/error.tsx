"use client";

import { type BrokenPage, ErrorScreen } from "@/components/site/error-screen.client";

export default function SiteErrorPage({ error, reset }: BrokenPage) {
  return <ErrorScreen isDocumentTitle error={error} onRetry={reset} />;
}
