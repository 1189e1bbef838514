import { requestToJoin, withdrawRequest } from "@/lib/companies/team/join-requests.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params }) =>
  requestToJoin(actor, params.companyId),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  withdrawRequest(actor, params.companyId),
);
