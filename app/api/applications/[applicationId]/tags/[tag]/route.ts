import { removeTag } from "@/lib/applications/employer-view/tags.commands";
import { tagParams } from "@/lib/applications/employer-view/tags.schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: tagParams },
  async ({ actor, params: { applicationId, tag } }) => removeTag(actor, applicationId, tag),
);
