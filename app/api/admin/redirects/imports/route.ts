import { importRedirects } from "@/lib/content/redirects/files.commands";
import { route } from "@/lib/http/route";
import { isOwnPage } from "@/lib/structured-data/own-pages.queries";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, query, bytes, client }) => {
  const text = new TextDecoder().decode(bytes);
  const allowsOutside = query.allowsOutside === "true";
  return importRedirects(actor, { text, allowsOutside, isOwnPage }, client);
});
