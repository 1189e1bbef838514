import { route } from "@/lib/http/route";
import { changeEducation, removeEducation } from "@/lib/profiles/education.commands";
import { findProfile } from "@/lib/profiles/queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await changeEducation(actor, params.id, body);
  return findProfile(actor);
});

export const DELETE = route(operation.DELETE, async ({ actor, params }) => {
  await removeEducation(actor, params.id);
  return findProfile(actor);
});
