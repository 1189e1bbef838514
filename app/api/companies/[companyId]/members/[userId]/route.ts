import { changeRole, removeMember } from "@/lib/companies/team/commands";
import { memberParams, roleChangeInput } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { auth: "required", params: memberParams, body: roleChangeInput },
  async ({ actor, params, body }) => changeRole(actor, params, body),
);

// One's own id: leaving.
export const DELETE = route({ auth: "required", params: memberParams }, async ({ actor, params }) =>
  removeMember(actor, params),
);
