import { z } from "zod";

/** What is announced changed, now or for later. */
export const announcementsChanged = {
  name: "content.announcements_changed",
  payload: z.object({ id: z.uuid() }),
};
