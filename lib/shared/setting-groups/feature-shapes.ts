import { z } from "zod";
import { APPLY_ON, type SiteFeatures } from "./features";

const choice = z.boolean("must be true or false");
// Which names there are, the admin's form checks: a stored one that is no longer known hides nothing.
const names = z.array(z.string().regex(/^[a-z_]{1,30}$/, "must be names")).max(20);

export const featureShapes = {
  internships: choice,
  freshers: choice,
  companies: choice,
  blog: choice,
  requiredPay: choice,
  applyOn: z.enum(APPLY_ON, `must be one of ${APPLY_ON.join(", ")}`),
  hiddenTypes: names,
  hiddenLevels: names,
} as const satisfies { [Part in keyof SiteFeatures]: z.ZodType<SiteFeatures[Part]> };
