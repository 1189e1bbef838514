import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InsightsPage } from "@/components/insights/insights-page";
import { requireEmployer } from "@/lib/accounts/session";
import { readInsightsQuery } from "@/lib/analytics/links";
import { getInsights } from "@/lib/analytics/queries";

export const metadata: Metadata = { title: "Analytics – Employer", robots: { index: false } };

export default async function AnalyticsPage({ searchParams }: PageProps<"/employer/analytics">) {
  const actor = await requireEmployer();
  const insights = await getInsights(actor, readInsightsQuery(await searchParams));
  if (!insights) notFound();
  return <InsightsPage insights={insights} />;
}
