import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { setRetention } from "@/lib/applications/retention.commands";
import { retentionInput } from "@/lib/applications/retention.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: companyParams, body: retentionInput },
  async ({ actor, params, body }) => setRetention(actor, params.companyId, body),
);
