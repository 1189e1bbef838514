import { moveApplication } from "@/lib/applications/moves.commands";
import { findApplication } from "@/lib/applications/queries";
import { viewApplication } from "@/lib/applications/status.commands";
import { route } from "@/lib/http/route";
import { clearAt } from "@/lib/notifications/bell.commands";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params: { applicationId } }) => {
  const own = await findApplication(actor, applicationId);
  if (own) return own;
  const received = await viewApplication(actor, applicationId);
  if (!actor.impersonatedBy) await clearAt(actor, `/employer/applications/${applicationId}`);
  return received;
});

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  moveApplication(actor, params.applicationId, body),
);
