import { cancelVerification } from "@/lib/companies/verification/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  cancelVerification(actor, params),
);
