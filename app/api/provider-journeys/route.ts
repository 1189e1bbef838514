import {
  forgetJourneyToken,
  keepJourneyToken,
  readJourneyToken,
} from "@/lib/accounts/providers/journey-cookie.session";
import { beginJourney, endJourney } from "@/lib/accounts/providers/journeys.commands";
import { requireOpen } from "@/lib/accounts/providers/openid.session";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => {
  requireOpen(body.provider);
  await keepJourneyToken(await beginJourney(body, client));
});

export const DELETE = route(operation.DELETE, async () => {
  await endJourney(await readJourneyToken());
  await forgetJourneyToken();
});
