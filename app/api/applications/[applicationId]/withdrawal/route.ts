import { withdraw } from "@/lib/applications/status.commands";
import { applicationParams, withdrawalInput } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: applicationParams, body: withdrawalInput },
  async ({ actor, params, body }) => withdraw(actor, params.applicationId, body),
);
