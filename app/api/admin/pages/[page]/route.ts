import { restorePage, savePage } from "@/lib/content/pages/commands";
import { findPageToEdit } from "@/lib/content/pages/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, params }) => findPageToEdit(actor, params.page));

export const PUT = route(operation.PUT, ({ actor, params, body }) =>
  savePage(actor, params.page, body),
);

// Deletes the text that replaces the original one, which then shows again.
export const DELETE = route(operation.DELETE, ({ actor, params, query }) =>
  restorePage(actor, params.page, query.version),
);
