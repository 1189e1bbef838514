import { z } from "zod";

export const hiddenJobParams = z.object({ jobId: z.uuid("This isn't a job's id") });
