import { z } from "zod";
import { SOURCES } from "@/lib/shared/arrivals";

export const viewParams = z.object({ jobId: z.uuid("Job not found") });

/** What a page reports once its reader has seen it. */
export const viewInput = z.strictObject({
  source: z.enum(SOURCES, `source must be one of ${SOURCES.join(", ")}`),
});
