import { withdrawOffer } from "@/lib/applications/offers/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params }) =>
  withdrawOffer(actor, params.offerId),
);
