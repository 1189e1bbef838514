import { shownNameInput, shownNameResponse } from "@/lib/applications/applicants/shown-name.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Show an applicant's name before blind screening ends",
  description: "For owners. The whole team reads who did so and why in the application's history.",
  auth: "required",
  params: applicationParams,
  body: shownNameInput,
  response: shownNameResponse,
  problems: {
    ...OWNERS_ONLY,
    404: "Your company has no application with this id.",
    409: "The name isn't hidden, or what was sent was deleted.",
  },
} satisfies Operation;
