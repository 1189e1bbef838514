import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { decideFinding } from "@/lib/profiles/resumes/findings.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) => {
  await decideFinding(actor, params, body);
  return findProfile(actor);
});
