import { addTag } from "@/lib/applications/employer-view/tags.commands";
import { findTags } from "@/lib/applications/employer-view/tags.queries";
import { tagInput } from "@/lib/applications/employer-view/tags.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => findTags(actor, params.applicationId),
);

export const POST = route(
  { auth: "required", params: applicationParams, body: tagInput },
  async ({ actor, params, body }) => addTag(actor, params.applicationId, body.tag),
);
