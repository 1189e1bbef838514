import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminHomePage } from "@/components/administration/home-page";
import { getAccount } from "@/lib/accounts/queries";
import { requireAdmin } from "@/lib/accounts/session";
import { readFirstSteps } from "@/lib/administration/first-steps.queries";
import { readAdminHome } from "@/lib/administration/home.queries";
import { queueHref, readQueueView } from "@/lib/moderation/queue/links";
import { hasFinishedFirstSteps } from "@/lib/profiles/first-steps.queries";
import "@/app/sheets/admin-home.css";

export const metadata: Metadata = { title: "Admin", robots: { index: false } };

export default async function AdminPage({ searchParams }: PageProps<"/admin">) {
  const actor = await requireAdmin();
  const parameters = await searchParams;
  // Where the queue was before this page: sent emails and bookmarks lead here with its filters.
  if (parameters["kind"] !== undefined || parameters["item"] !== undefined) {
    redirect(queueHref(readQueueView(parameters)) as "/admin/review");
  }
  const now = new Date();
  const [home, account] = [await readAdminHome(actor, now), await getAccount(actor)];
  const steps = (await hasFinishedFirstSteps(actor)) ? null : await readFirstSteps(actor);
  const name = account.fullName || account.username;
  return <AdminHomePage home={home} steps={steps} name={name} now={now} />;
}
