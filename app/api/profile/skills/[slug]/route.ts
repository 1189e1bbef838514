import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { skillInput, skillParams } from "@/lib/profiles/schema";
import { removeSkill, renameSkill } from "@/lib/profiles/skills.commands";

export const PUT = route(
  { auth: "required", params: skillParams, body: skillInput },
  async ({ actor, params, body }) => {
    await renameSkill(actor, params.slug, body);
    return findProfile(actor);
  },
);

export const DELETE = route(
  { auth: "required", params: skillParams },
  async ({ actor, params }) => {
    await removeSkill(actor, params.slug);
    return findProfile(actor);
  },
);
