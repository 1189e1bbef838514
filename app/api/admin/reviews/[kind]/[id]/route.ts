import { route } from "@/lib/http/route";
import { decide } from "@/lib/moderation/decisions.commands";
import { itemParams, verdictInput } from "@/lib/moderation/decisions.schema";

export const POST = route(
  { auth: "required", params: itemParams, body: verdictInput },
  async ({ actor, params, body }) => decide(actor, params, body),
);
