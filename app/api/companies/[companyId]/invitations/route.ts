import { companyParams } from "@/lib/companies/profile.schema";
import { invite } from "@/lib/companies/team/invitations.commands";
import { invitationInput } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: companyParams, body: invitationInput, status: 201 },
  async ({ actor, params, body }) => invite(actor, params.companyId, body),
);
