import { decideRequest } from "@/lib/companies/team/join-requests.commands";
import { joinDecisionInput, memberParams } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: memberParams, body: joinDecisionInput },
  async ({ actor, params, body }) => decideRequest(actor, { ...params, ...body }),
);
