import { acceptInvitation } from "@/lib/companies/team/invitations.commands";
import { acceptanceInput, acceptanceParams } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: acceptanceParams, body: acceptanceInput },
  async ({ actor, params, body }) => acceptInvitation(actor, params.invitationId, body.token),
);
