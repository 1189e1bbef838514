import { makeAnnouncement } from "@/lib/content/announcements.commands";
import { listAnnouncements } from "@/lib/content/announcements.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  announcements: await listAnnouncements(actor),
}));

export const POST = route(operation.POST, ({ actor, body }) => makeAnnouncement(actor, body));
