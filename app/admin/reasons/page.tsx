import type { Metadata } from "next";
import { ReasonsPage } from "@/components/moderation/reasons-page";
import { requireAdmin } from "@/lib/accounts/session";
import { listWatchWords } from "@/lib/jobs/risk/queries";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "Reasons – Admin", robots: { index: false } };

export default async function AdminReasonsPage() {
  const actor = await requireAdmin();
  const [templates, watchWords] = await Promise.all([listReasonTemplates(actor), listWatchWords()]);
  return <ReasonsPage templates={templates} watchWords={watchWords} />;
}
