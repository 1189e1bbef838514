import { toEmployerUser } from "@/lib/companies/profile";
import { putOwnCompany } from "@/lib/companies/profile.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The specification's call (section 7).
export const PUT = route(operation.PUT, async ({ actor, body }) => ({
  success: true,
  user: toEmployerUser(actor, await putOwnCompany(actor, body)),
}));
