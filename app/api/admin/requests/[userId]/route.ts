import { decideAdminRequest } from "@/lib/accounts/admins/requests/commands";
import { decisionInput, requestParams } from "@/lib/accounts/admins/requests/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: requestParams, body: decisionInput },
  async ({ actor, params, body }) => decideAdminRequest(actor, params.userId, body.isApproved),
);
