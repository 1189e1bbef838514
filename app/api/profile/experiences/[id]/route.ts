import { route } from "@/lib/http/route";
import { changeExperience, removeExperience } from "@/lib/profiles/experience.commands";
import { findProfile } from "@/lib/profiles/queries";
import { entryParams, experienceChange } from "@/lib/profiles/schema";

export const PUT = route(
  { auth: "required", params: entryParams, body: experienceChange },
  async ({ actor, params, body }) => {
    await changeExperience(actor, params.id, body);
    return findProfile(actor);
  },
);

export const DELETE = route(
  { auth: "required", params: entryParams },
  async ({ actor, params }) => {
    await removeExperience(actor, params.id);
    return findProfile(actor);
  },
);
