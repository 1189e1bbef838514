import { addCustomField, orderCustomFields } from "@/lib/administration/custom-fields/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, client }) =>
  addCustomField(actor, body, client),
);

export const PUT = route(operation.PUT, async ({ actor, body, client }) =>
  orderCustomFields(actor, body.keys, client),
);
