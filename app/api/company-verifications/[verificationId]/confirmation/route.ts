import { confirmVerification } from "@/lib/companies/verification/commands";
import { confirmationInput, confirmationParams } from "@/lib/companies/verification/schema";
import { route } from "@/lib/http/route";

// The link itself says that its reader reads mail at the company's domain.
export const POST = route(
  { params: confirmationParams, body: confirmationInput },
  async ({ params, body, client }) =>
    confirmVerification(params.verificationId, body.token, client),
);
