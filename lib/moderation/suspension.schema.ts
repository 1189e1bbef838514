import { z } from "zod";
import { neededReason } from "./decisions.schema";

/** Suspends a person or a company, with a reason, or lifts the suspension. */
export const suspensionInput = z.discriminatedUnion("isSuspended", [
  z.strictObject({ isSuspended: z.literal(true), reason: neededReason }),
  z.strictObject({ isSuspended: z.literal(false) }),
]);

export const companyIdParams = z.object({ companyId: z.uuid("This isn't a company's id") });

export const mergeInput = z.strictObject({
  into: z.uuid("Choose the company that stays"),
});
