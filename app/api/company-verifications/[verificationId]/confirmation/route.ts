import { confirmVerification } from "@/lib/companies/verification/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The link proves that its reader reads mail at the company's domain.
export const POST = route(operation.POST, async ({ params, body, client }) =>
  confirmVerification(params.verificationId, body.token, client),
);
