import { joinWithNewAccount } from "@/lib/companies/team/accepting.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ params, body, client }) =>
  joinWithNewAccount(params.invitationId, body, client),
);
