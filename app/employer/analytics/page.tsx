import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AnalyticsPage } from "@/components/analytics/analytics-page";
import { requireEmployer } from "@/lib/accounts/session";
import { readAnalyticsQuery } from "@/lib/analytics/links";
import { getAnalytics } from "@/lib/analytics/queries";
import "@/app/sheets/analytics.css";

export const metadata: Metadata = { title: "Analytics – Employer", robots: { index: false } };

export default async function EmployerAnalyticsPage({
  searchParams,
}: PageProps<"/employer/analytics">) {
  const actor = await requireEmployer();
  const analytics = await getAnalytics(actor, readAnalyticsQuery(await searchParams));
  if (!analytics) notFound();
  return <AnalyticsPage analytics={analytics} />;
}
