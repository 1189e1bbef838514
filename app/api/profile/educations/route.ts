import { route } from "@/lib/http/route";
import { addEducation } from "@/lib/profiles/education.commands";
import { findProfile } from "@/lib/profiles/queries";
import { educationInput } from "@/lib/profiles/schema";

export const POST = route(
  { auth: "required", body: educationInput, status: 201 },
  async ({ actor, body }) => {
    await addEducation(actor, body);
    return findProfile(actor);
  },
);
