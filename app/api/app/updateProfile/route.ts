import { route } from "@/lib/http/route";
import { updateProfile } from "@/lib/profiles/spec-api.commands";
import { updateProfileInput } from "@/lib/profiles/spec-api.schema";
import { readOwnProfile } from "../own-profile";

export const PATCH = route(
  { auth: "required", body: updateProfileInput },
  async ({ actor, body }) => {
    await updateProfile(actor, body);
    return readOwnProfile(actor);
  },
);
