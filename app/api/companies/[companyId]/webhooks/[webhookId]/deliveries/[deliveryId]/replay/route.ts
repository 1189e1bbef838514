import { route } from "@/lib/http/route";
import { replayDelivery } from "@/lib/webhooks/by-hand.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client, params }) =>
  replayDelivery({ actor, client, companyId: params.companyId }, params),
);
