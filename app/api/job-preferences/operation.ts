import type { Operation } from "@/lib/http/operation";
import { preferencesInput, preferencesView } from "@/lib/recommendations/preferences.schema";

export const GET = {
  summary: "Get your job preferences",
  auth: "required",
  response: preferencesView,
} satisfies Operation;

export const PUT = {
  summary: "Set your job preferences",
  description:
    "Replaces all preferences; anything you leave out is cleared. Recommendations follow them, and `search` finds matching jobs.",
  auth: "required",
  body: preferencesInput,
  response: preferencesView,
  problems: { 422: "Something is invalid, or a place is unknown; see `errors`." },
} satisfies Operation;
