import { acceptInvitation } from "@/lib/companies/team/accepting.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  acceptInvitation(actor, params.invitationId, body.token),
);
