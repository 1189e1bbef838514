import type { Metadata } from "next";
import { ApplicationList } from "@/components/applications/application-list";
import { requireActor } from "@/lib/accounts/session";
import { listApplications } from "@/lib/applications/queries";
import { APPLICATION_SCOPES } from "@/lib/applications/schema";
import "@/app/sheets/applications.css";

type Props = PageProps<"/applications">;

export const metadata: Metadata = { title: "My Applications – Account", robots: { index: false } };

export default async function ApplicationsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const { page, show: wanted } = await searchParams;
  const show = APPLICATION_SCOPES.find((name) => name === wanted) ?? "all";
  const list = await listApplications(actor, Math.max(1, Math.floor(Number(page)) || 1), { show });
  return (
    <div className="wrap pb-20">
      <ApplicationList list={list} show={show} now={new Date()} />
    </div>
  );
}
