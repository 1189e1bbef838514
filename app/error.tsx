"use client";

import { type BrokenPage, ErrorScreen } from "@/components/site/error-screen.client";

export default function ErrorPage(broken: BrokenPage) {
  return (
    <main>
      <ErrorScreen {...broken} />
    </main>
  );
}
