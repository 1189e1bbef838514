import { route } from "@/lib/http/route";
import { changeEducation, removeEducation } from "@/lib/profiles/education.commands";
import { findProfile } from "@/lib/profiles/queries";
import { educationChange, entryParams } from "@/lib/profiles/schema";

export const PUT = route(
  { auth: "required", params: entryParams, body: educationChange },
  async ({ actor, params, body }) => {
    await changeEducation(actor, params.id, body);
    return findProfile(actor);
  },
);

export const DELETE = route(
  { auth: "required", params: entryParams },
  async ({ actor, params }) => {
    await removeEducation(actor, params.id);
    return findProfile(actor);
  },
);
