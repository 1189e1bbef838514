import { route } from "@/lib/http/route";
import { updateProfile } from "@/lib/profiles/exchange/commands";
import { updateProfileInput } from "@/lib/profiles/exchange/schema";
import { readOwnProfile } from "../own-profile";

export const PATCH = route(
  { auth: "required", body: updateProfileInput },
  async ({ actor, body }) => {
    await updateProfile(actor, body);
    return readOwnProfile(actor);
  },
);
