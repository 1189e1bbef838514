import { savedViewParams, savedViews, viewChange } from "@/lib/applications/saved-views/schema";
import type { Operation } from "@/lib/http/operation";

const NO_VIEW = { 404: "You have no company or no saved view with this id." };

export const PATCH = {
  summary: "Rename a saved view, change what it shows, or show it first",
  auth: "required",
  params: savedViewParams,
  body: viewChange,
  response: savedViews,
  problems: NO_VIEW,
} satisfies Operation;

export const DELETE = {
  summary: "Delete a saved view",
  auth: "required",
  params: savedViewParams,
  response: savedViews,
  problems: NO_VIEW,
} satisfies Operation;
