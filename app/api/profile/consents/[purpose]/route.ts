import { route } from "@/lib/http/route";
import { decideConsent } from "@/lib/profiles/consents.commands";
import { listConsents } from "@/lib/profiles/consents.queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await decideConsent(actor, params.purpose, body);
  return { consents: await listConsents(actor) };
});
