import { route } from "@/lib/http/route";
import { changeResume, removeResume } from "@/lib/profiles/resumes/changes.commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params: { resumeId }, body }) =>
  changeResume(actor, resumeId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params: { resumeId } }) =>
  removeResume(actor, resumeId),
);
