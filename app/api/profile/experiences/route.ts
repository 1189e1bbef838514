import { route } from "@/lib/http/route";
import { addExperience } from "@/lib/profiles/experience.commands";
import { findProfile } from "@/lib/profiles/queries";
import { experienceInput } from "@/lib/profiles/schema";

export const POST = route(
  { auth: "required", body: experienceInput, status: 201 },
  async ({ actor, body }) => {
    await addExperience(actor, body);
    return findProfile(actor);
  },
);
