import { markRead, sendMessage } from "@/lib/applications/messaging/messages.commands";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  listMessages(actor, params.applicationId),
);

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  sendMessage(actor, params.applicationId, body),
);

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  markRead(actor, params.applicationId, body.readUntil),
);
