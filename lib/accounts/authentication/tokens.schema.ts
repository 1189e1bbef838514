import { z } from "zod";
import { USER_TYPES } from "../schema";

/** What /api/login and /api/signup answer (spec, section 7). */
export const loginAnswer = z.object({
  token: z.string().describe("A bearer token that lasts eight hours."),
  userId: z.uuid(),
  userType: z.enum(USER_TYPES),
  user: z.object({ id: z.uuid(), username: z.string(), userType: z.enum(USER_TYPES) }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const tokenAnswer = z.object({ token: z.string() });
