import { makeAnnouncement } from "@/lib/content/announcements.commands";
import { listAnnouncements } from "@/lib/content/announcements.queries";
import { announcementInput } from "@/lib/content/announcements.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  announcements: await listAnnouncements(actor),
}));

export const POST = route(
  { auth: "required", body: announcementInput, status: 201 },
  ({ actor, body }) => makeAnnouncement(actor, body),
);
