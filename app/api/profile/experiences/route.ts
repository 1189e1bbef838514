import { route } from "@/lib/http/route";
import { addExperience } from "@/lib/profiles/experience.commands";
import { findProfile } from "@/lib/profiles/queries";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  await addExperience(actor, body);
  return findProfile(actor);
});
