import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { removeSkill, renameSkill } from "@/lib/profiles/skills.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await renameSkill(actor, params.slug, body);
  return findProfile(actor);
});

export const DELETE = route(operation.DELETE, async ({ actor, params }) => {
  await removeSkill(actor, params.slug);
  return findProfile(actor);
});
