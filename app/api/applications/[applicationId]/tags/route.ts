import { addTag } from "@/lib/applications/employer-view/tags.commands";
import { findTags } from "@/lib/applications/employer-view/tags.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  findTags(actor, params.applicationId),
);

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  addTag(actor, params.applicationId, body.tag),
);
