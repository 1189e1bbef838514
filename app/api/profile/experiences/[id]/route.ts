import { route } from "@/lib/http/route";
import { changeExperience, removeExperience } from "@/lib/profiles/experience.commands";
import { findProfile } from "@/lib/profiles/queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await changeExperience(actor, params.id, body);
  return findProfile(actor);
});

export const DELETE = route(operation.DELETE, async ({ actor, params }) => {
  await removeExperience(actor, params.id);
  return findProfile(actor);
});
