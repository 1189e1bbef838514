import { z } from "zod";

/** An announcement was changed, for now or for later. */
export const announcementsChanged = {
  name: "content.announcements_changed",
  payload: z.object({ id: z.uuid() }),
};
