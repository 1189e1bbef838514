import { changeRedirect, deleteRedirect } from "@/lib/content/redirects/commands";
import { route } from "@/lib/http/route";
import { isOwnPage } from "@/lib/structured-data/own-pages.queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body, client }) =>
  changeRedirect(actor, { redirectId: params.redirectId, input: body }, { isOwnPage, client }),
);

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteRedirect(actor, params.redirectId, client),
);
