import { changeIcon, removeIcon } from "@/lib/administration/setting-groups/icon.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, ({ actor, bytes, client }) =>
  changeIcon(actor, bytes, client),
);

export const DELETE = route(operation.DELETE, ({ actor, client }) => removeIcon(actor, client));
