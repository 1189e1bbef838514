import { restorePage, savePage } from "@/lib/content/pages/commands";
import { findPageToEdit } from "@/lib/content/pages/queries";
import { pageInput, pageParams, pageVersionQuery } from "@/lib/content/pages/schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", params: pageParams }, ({ actor, params }) =>
  findPageToEdit(actor, params.page),
);

export const PUT = route(
  { auth: "required", params: pageParams, body: pageInput },
  ({ actor, params, body }) => savePage(actor, params.page, body),
);

// What is deleted is the text in the place of the first one, which stands again.
export const DELETE = route(
  { auth: "required", params: pageParams, query: pageVersionQuery },
  ({ actor, params, query }) => restorePage(actor, params.page, query.version),
);
