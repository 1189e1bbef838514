import { changeRole, removeMember } from "@/lib/companies/team/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  changeRole(actor, params, body),
);

// With one's own id, leaves the company.
export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  removeMember(actor, params),
);
