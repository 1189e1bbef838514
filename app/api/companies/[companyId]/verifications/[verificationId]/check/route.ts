import { requestCheck } from "@/lib/companies/verification/commands";
import { verificationParams } from "@/lib/companies/verification/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: verificationParams },
  async ({ actor, params }) => requestCheck(actor, params),
);
