import { inviteMember } from "@/lib/companies/team/invitations.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  inviteMember(actor, params.companyId, body),
);
