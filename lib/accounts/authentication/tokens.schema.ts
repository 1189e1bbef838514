import { z } from "zod";
import { USER_TYPES } from "../schema";

/** The response of /api/login and /api/signup (spec, section 7). */
export const loginResponse = z.object({
  token: z.string().describe("A bearer token that lasts eight hours."),
  userId: z.uuid(),
  userType: z.enum(USER_TYPES),
  user: z.object({ id: z.uuid(), username: z.string(), userType: z.enum(USER_TYPES) }),
});
export type LoginResponse = z.infer<typeof loginResponse>;

export const tokenResponse = z.object({ token: z.string() });
