"use client";

import { type BrokenPage, ErrorScreen } from "@/components/site/error-screen.client";

export default function SiteErrorPage(broken: BrokenPage) {
  return <ErrorScreen {...broken} />;
}
