import { route } from "@/lib/http/route";
import { decideConsent } from "@/lib/profiles/consents.commands";
import { listConsents } from "@/lib/profiles/consents.queries";
import { consentInput, consentParams } from "@/lib/profiles/consents.schema";

export const PUT = route(
  { auth: "required", params: consentParams, body: consentInput },
  async ({ actor, params, body }) => {
    await decideConsent(actor, params.purpose, body);
    return { consents: await listConsents(actor) };
  },
);
