import { addRedirect } from "@/lib/content/redirects/commands";
import { route } from "@/lib/http/route";
import { isOwnPage } from "@/lib/structured-data/own-pages.queries";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, client }) =>
  addRedirect(actor, body, { isOwnPage, client }),
);
