import { changeCover, removeCover } from "@/lib/content/blog/covers.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, ({ actor, params, bytes }) =>
  changeCover(actor, params.postId, bytes),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  removeCover(actor, params.postId),
);
