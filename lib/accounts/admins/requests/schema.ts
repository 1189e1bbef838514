import { z } from "zod";

/** Somebody who signed up as admin and waits for approval. */
export type AdminRequest = {
  userId: string;
  username: string;
  fullName: string | null;
  email: string;
  /** Until then the address is only what they said it is. */
  hasVerifiedEmail: boolean;
  requestedAt: string;
};

export const requestParams = z.object({ userId: z.uuid("This is no account's id") });
export const decisionInput = z.strictObject({ isApproved: z.boolean("Approve or decline") });
