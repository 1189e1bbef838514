import type { Metadata } from "next";
import { MetricsPage } from "@/components/administration/metrics-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readPeriod } from "@/lib/administration/metrics";
import { readSiteMetrics } from "@/lib/administration/metrics.queries";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Metrics – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminMetricsPage({ searchParams }: Props) {
  const actor = await requireAdmin();
  const { period } = await searchParams;
  return <MetricsPage metrics={await readSiteMetrics(actor, readPeriod(period))} />;
}
