import { z } from "zod";

/** A page's text changed, or whether it is shown. */
export const pageChanged = {
  name: "content.page_changed",
  payload: z.object({ name: z.string() }),
  about: ({ name }: { name: string }) => [name],
};
