import type { Metadata } from "next";
import { FiguresPage } from "@/components/operations/figures-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readPeriod } from "@/lib/operations/metrics";
import { readFigures } from "@/lib/operations/metrics.queries";

export const metadata: Metadata = { title: "Figures – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminFiguresPage({ searchParams }: Props) {
  const actor = await requireAdmin();
  const { period } = await searchParams;
  return <FiguresPage figures={await readFigures(actor, readPeriod(period))} />;
}
