import type { Metadata } from "next";
import { SavedJobList } from "@/components/jobs/saved/saved-job-list";
import { requireActor } from "@/lib/accounts/session";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import "@/app/sheets/saved-jobs.css";

type Props = PageProps<"/saved-jobs">;

export const metadata: Metadata = { title: "Saved Jobs – Account", robots: { index: false } };

export default async function SavedJobsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const { page, sort: wanted } = await searchParams;
  const sort = wanted === "closing" ? wanted : "saved";
  const list = await listSavedJobs(actor, {
    page: Math.max(1, Math.floor(Number(page)) || 1),
    sort,
  });
  return (
    <div className="wrap pb-20">
      <SavedJobList list={list} sort={sort} now={new Date()} />
    </div>
  );
}
