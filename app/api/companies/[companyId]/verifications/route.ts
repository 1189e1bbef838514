import { companyParams } from "@/lib/companies/profile.schema";
import { startVerification } from "@/lib/companies/verification/commands";
import { verificationInput } from "@/lib/companies/verification/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: companyParams, body: verificationInput, status: 201 },
  async ({ actor, params, body }) => startVerification(actor, params.companyId, body),
);
