import { changeAnnouncement, deleteAnnouncement } from "@/lib/content/announcements.commands";
import { announcementInput, announcementParams } from "@/lib/content/announcements.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: announcementParams, body: announcementInput },
  ({ actor, params, body }) => changeAnnouncement(actor, params.announcementId, body),
);

export const DELETE = route({ auth: "required", params: announcementParams }, ({ actor, params }) =>
  deleteAnnouncement(actor, params.announcementId),
);
