import { revokeInvitation } from "@/lib/companies/team/invitations.commands";
import { invitationParams } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: invitationParams },
  async ({ actor, params }) => revokeInvitation(actor, params),
);
