import { changeAnnouncement, deleteAnnouncement } from "@/lib/content/announcements.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, ({ actor, params, body }) =>
  changeAnnouncement(actor, params.announcementId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  deleteAnnouncement(actor, params.announcementId),
);
