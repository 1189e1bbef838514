import { removeTag } from "@/lib/applications/employer-view/tags.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params: { applicationId, tag } }) =>
  removeTag(actor, applicationId, tag),
);
