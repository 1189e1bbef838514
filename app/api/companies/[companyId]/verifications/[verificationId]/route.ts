import { cancelVerification } from "@/lib/companies/verification/commands";
import { verificationParams } from "@/lib/companies/verification/schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: verificationParams },
  async ({ actor, params }) => cancelVerification(actor, params),
);
