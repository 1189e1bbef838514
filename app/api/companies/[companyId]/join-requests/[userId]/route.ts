import { decideRequest } from "@/lib/companies/team/join-requests.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  decideRequest(actor, { ...params, ...body }),
);
