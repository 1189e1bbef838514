import type { Metadata } from "next";
import { SourcesPage } from "@/components/sources/sources-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readPage } from "@/lib/shared/parameters";
import { listSources } from "@/lib/sources/queries";

export const metadata: Metadata = { title: "Sources – Admin", robots: { index: false } };

export default async function AdminSourcesPage({ searchParams }: PageProps<"/admin/sources">) {
  const actor = await requireAdmin();
  const list = await listSources(actor, readPage(await searchParams));
  return <SourcesPage list={list} now={new Date()} />;
}
