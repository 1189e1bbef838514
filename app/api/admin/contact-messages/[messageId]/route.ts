import { deleteMessage, markMessage } from "@/lib/content/contact.commands";
import { messageChangeInput, messageParams } from "@/lib/content/contact.schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { auth: "required", params: messageParams, body: messageChangeInput },
  ({ actor, params, body }) => markMessage(actor, params.messageId, body.isClosed),
);

export const DELETE = route({ auth: "required", params: messageParams }, ({ actor, params }) =>
  deleteMessage(actor, params.messageId),
);
