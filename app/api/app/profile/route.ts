import { route } from "@/lib/http/route";
import { removeEntry } from "@/lib/profiles/spec-api.commands";
import { removalInput } from "@/lib/profiles/spec-api.schema";
import { readOwnProfile } from "../own-profile";

export const GET = route({ auth: "required" }, async ({ actor }) => readOwnProfile(actor));

export const DELETE = route({ auth: "required", body: removalInput }, async ({ actor, body }) => {
  await removeEntry(actor, body);
  return readOwnProfile(actor);
});
