import { revokeInvitation } from "@/lib/companies/team/invitations.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  revokeInvitation(actor, params),
);
