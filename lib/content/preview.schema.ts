import { z } from "zod";

export const previewInput = z.strictObject({
  /** Placeholders are filled in for pages only. */
  of: z.enum(["post", "page"], "Say whether it is of a post or a page"),
  text: z.string().max(100_000, "A text must be at most 100,000 characters long"),
});
export type PreviewInput = z.infer<typeof previewInput>;
