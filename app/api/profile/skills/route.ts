import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { skillsInput } from "@/lib/profiles/schema";
import { addSkills } from "@/lib/profiles/skills.commands";

export const POST = route(
  { auth: "required", body: skillsInput, status: 201 },
  async ({ actor, body }) => {
    await addSkills(actor, body);
    return findProfile(actor);
  },
);
