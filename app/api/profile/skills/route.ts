import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { addSkills } from "@/lib/profiles/skills.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  await addSkills(actor, body);
  return findProfile(actor);
});
