import { NOTHING_YOURS } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { entryParams, experienceChange, profileView } from "@/lib/profiles/schema";

export const PUT = {
  summary: "Change an experience",
  auth: "required",
  params: entryParams,
  body: experienceChange,
  response: profileView,
  problems: {
    ...NOTHING_YOURS,
    409: "The list is full, or the profile isn't the `version` you saw.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an experience",
  auth: "required",
  params: entryParams,
  response: profileView,
  problems: NOTHING_YOURS,
} satisfies Operation;
