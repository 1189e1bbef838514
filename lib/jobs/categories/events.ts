import { z } from "zod";
import { CATEGORY_CODES } from "@/lib/shared/categories/codes";

const code = z.enum(CATEGORY_CODES);

/** A category was added, changed or moved in the order. */
export const categoryChanged = {
  name: "jobs.category_changed",
  payload: z.object({ code, isRenamed: z.boolean() }),
};
/** The jobs of a category belong to another one from now on. */
export const categoryMerged = {
  name: "jobs.category_merged",
  payload: z.object({ code, into: code }),
};
