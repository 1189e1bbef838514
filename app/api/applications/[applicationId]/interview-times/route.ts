import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  invitations: await listInvitations(actor, params.applicationId),
}));
