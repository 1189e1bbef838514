import { answerOffer } from "@/lib/applications/offers/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  answerOffer(actor, params.offerId, body),
);
