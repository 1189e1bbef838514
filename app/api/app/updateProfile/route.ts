import { route } from "@/lib/http/route";
import { updateProfile } from "@/lib/profiles/spec-api.commands";
import { readOwnProfile } from "../own-profile";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body }) => {
  await updateProfile(actor, body);
  return readOwnProfile(actor);
});
