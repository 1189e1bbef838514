import { z } from "zod";

/** What the blog shows has changed, for now or for later. */
export const postsChanged = {
  name: "content.posts_changed",
  payload: z.object({ postIds: z.array(z.uuid()).min(1) }),
};
