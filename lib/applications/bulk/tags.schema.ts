import { z } from "zod";
import { tagInput } from "../employer-view/tags.schema";
import { applicationIds } from "./results.schema";

export const bulkTagInput = z.strictObject({ tag: tagInput.shape.tag, applicationIds });
export type BulkTag = z.infer<typeof bulkTagInput>;
