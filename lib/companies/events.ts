import { z } from "zod";
import type { EventDefinition } from "@/lib/platform/queue";

const payload = z.object({ companyIds: z.array(z.uuid()).min(1) });

/** What the public sees of the companies changed, or they are new. */
export const companiesChanged: EventDefinition<z.infer<typeof payload>> = {
  name: "companies.changed",
  payload,
};
