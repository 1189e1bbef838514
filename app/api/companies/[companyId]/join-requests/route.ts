import { companyParams } from "@/lib/companies/profile.schema";
import { requestToJoin, withdrawRequest } from "@/lib/companies/team/join-requests.commands";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", params: companyParams }, async ({ actor, params }) =>
  requestToJoin(actor, params.companyId),
);

export const DELETE = route(
  { auth: "required", params: companyParams },
  async ({ actor, params }) => withdrawRequest(actor, params.companyId),
);
