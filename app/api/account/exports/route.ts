import { requestExport } from "@/lib/accounts/privacy/data-export.commands";
import { confirmationInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", body: confirmationInput, status: 202 },
  async ({ actor, body }) => requestExport(actor, body.currentPassword),
);
