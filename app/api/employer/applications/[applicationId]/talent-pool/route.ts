import { askApplicant } from "@/lib/applications/talent-pool/asking.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params }) =>
  askApplicant(actor, params.applicationId),
);
