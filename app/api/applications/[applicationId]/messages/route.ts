import { markRead, sendMessage } from "@/lib/applications/messaging/messages.commands";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { messageInput, readInput } from "@/lib/applications/messaging/messages.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => listMessages(actor, params.applicationId),
);

export const POST = route(
  { auth: "required", params: applicationParams, body: messageInput, status: 201 },
  async ({ actor, params, body }) => sendMessage(actor, params.applicationId, body),
);

export const PATCH = route(
  { auth: "required", params: applicationParams, body: readInput },
  async ({ actor, params, body }) => markRead(actor, params.applicationId, body.readUntil),
);
