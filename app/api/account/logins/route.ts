import { keepJourneyToken } from "@/lib/accounts/providers/journey-cookie.session";
import { beginConnection } from "@/lib/accounts/providers/journeys.commands";
import { requireOpen } from "@/lib/accounts/providers/openid.session";
import { listProviderLogins } from "@/lib/accounts/providers/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  logins: await listProviderLogins(actor),
}));

export const POST = route(operation.POST, async ({ actor, body }) => {
  requireOpen(body.provider);
  await keepJourneyToken(await beginConnection(actor, body));
});
