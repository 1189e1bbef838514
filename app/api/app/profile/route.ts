import { route } from "@/lib/http/route";
import { removeEntry } from "@/lib/profiles/spec-api.commands";
import { readOwnProfile } from "../own-profile";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => readOwnProfile(actor));

export const DELETE = route(operation.DELETE, async ({ actor, body }) => {
  await removeEntry(actor, body);
  return readOwnProfile(actor);
});
