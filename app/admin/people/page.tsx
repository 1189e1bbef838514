import type { Metadata } from "next";
import { PeoplePage } from "@/components/moderation/people-page";
import { readPeopleFilters } from "@/lib/accounts/admins/people";
import { listPeople } from "@/lib/accounts/admins/people.queries";
import { requireAdmin } from "@/lib/accounts/session";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "People – Admin", robots: { index: false } };

export default async function AdminPeoplePage({ searchParams }: PageProps<"/admin/people">) {
  const actor = await requireAdmin();
  const filters = readPeopleFilters(await searchParams);
  const [list, templates] = await Promise.all([
    listPeople(actor, filters),
    listReasonTemplates(actor, "suspension"),
  ]);
  return <PeoplePage {...{ list, filters, templates }} />;
}
