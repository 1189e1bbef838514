import { z } from "zod";
import { endOwnSession } from "@/lib/accounts/authentication/sessions.commands";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: z.object({ sessionId: z.uuid() }) },
  async ({ actor, params }) => endOwnSession(actor, params.sessionId),
);
