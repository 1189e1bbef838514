import { findTeam } from "@/lib/companies/team/queries";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const team = await findTeam(actor, params.companyId);
  if (!team) throw new DomainError("not_found", "You have no company at this address.");
  return team;
});
