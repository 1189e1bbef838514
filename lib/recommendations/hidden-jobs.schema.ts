import { z } from "zod";

export const hiddenJobParams = z.object({ jobId: z.uuid("This is no job's id") });
