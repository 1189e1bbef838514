import { findApplication } from "@/lib/applications/queries";
import { moveApplication, viewApplication } from "@/lib/applications/status.commands";
import { applicationParams, moveInput } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params: { applicationId } }) =>
    (await findApplication(actor, applicationId)) ?? viewApplication(actor, applicationId),
);

export const PATCH = route(
  { auth: "required", params: applicationParams, body: moveInput },
  async ({ actor, params, body }) => moveApplication(actor, params.applicationId, body),
);
