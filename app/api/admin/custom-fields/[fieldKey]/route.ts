import { changeCustomField, deleteCustomField } from "@/lib/administration/custom-fields/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body, client }) =>
  changeCustomField(actor, { key: params.fieldKey, change: body }, client),
);

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteCustomField(actor, params.fieldKey, client),
);
