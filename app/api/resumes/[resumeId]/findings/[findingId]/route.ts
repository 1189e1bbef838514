import { route } from "@/lib/http/route";
import { findProfile } from "@/lib/profiles/queries";
import { decideFinding } from "@/lib/profiles/resumes/findings.commands";
import { findingDecision, findingParams } from "@/lib/profiles/resumes/schema";

export const POST = route(
  { auth: "required", params: findingParams, body: findingDecision },
  async ({ actor, params, body }) => {
    await decideFinding(actor, params, body);
    return findProfile(actor);
  },
);
