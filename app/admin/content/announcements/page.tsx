import type { Metadata } from "next";
import { AnnouncementForm } from "@/components/content/admin/announcement-form.client";
import { AnnouncementList } from "@/components/content/admin/announcement-list";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { listAnnouncements } from "@/lib/content/announcements.queries";
import { type Parameters, readCode } from "@/lib/shared/parameters";

export const metadata: Metadata = { title: "Announcements – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function AnnouncementsPage({ searchParams }: Props) {
  const actor = await requireBoardAdmin();
  const announcements = await listAnnouncements(actor);
  const changed = readCode(await searchParams, "change");
  const announcement = announcements.find(({ id }) => id === changed) ?? null;
  return (
    <>
      <h1>Announcements</h1>
      <div className="announcement-columns">
        <AnnouncementForm key={announcement?.id ?? "new"} announcement={announcement} />
        <AnnouncementList announcements={announcements} />
      </div>
    </>
  );
}
