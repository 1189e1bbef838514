import { deleteMessage, markMessage } from "@/lib/content/contact.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, ({ actor, params, body }) =>
  markMessage(actor, params.messageId, body.isClosed),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  deleteMessage(actor, params.messageId),
);
