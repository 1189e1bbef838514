import { route } from "@/lib/http/route";
import { addEducation } from "@/lib/profiles/education.commands";
import { findProfile } from "@/lib/profiles/queries";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  await addEducation(actor, body);
  return findProfile(actor);
});
