import { moveApplication } from "@/lib/applications/moves.commands";
import { findApplication } from "@/lib/applications/queries";
import { viewApplication } from "@/lib/applications/status.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(
  operation.GET,
  async ({ actor, params: { applicationId } }) =>
    (await findApplication(actor, applicationId)) ?? viewApplication(actor, applicationId),
);

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  moveApplication(actor, params.applicationId, body),
);
