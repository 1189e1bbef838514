import type { Operation } from "@/lib/http/operation";
import { preferencesInput, preferencesView } from "@/lib/recommendations/preferences.schema";

export const GET = {
  summary: "Read what you're looking for",
  auth: "required",
  response: preferencesView,
} satisfies Operation;

export const PUT = {
  summary: "Say what you're looking for",
  description:
    "Replaces all of it; what is left out no longer matters. Recommendations follow it, and `search` finds such jobs.",
  auth: "required",
  body: preferencesInput,
  response: preferencesView,
  problems: { 422: "Something is invalid, or a place isn't known; `errors` names it." },
} satisfies Operation;
