import type { Metadata } from "next";
import { SourcesPage } from "@/components/sources/sources-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listSources } from "@/lib/sources/queries";

export const metadata: Metadata = { title: "Sources – Admin", robots: { index: false } };

export default async function AdminSourcesPage() {
  const sources = await listSources(await requireAdmin());
  return <SourcesPage sources={sources} now={new Date()} />;
}
