import {
  customFieldChange,
  customFieldParams,
  customFieldView,
} from "@/lib/administration/custom-fields/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const NO_FIELD = { 404: "There's no field with this key." };

export const PATCH = {
  summary: "Change a field of the site's own",
  description:
    "Anything left out stays. A choice that `choices` leaves out is no longer offered, and jobs that state it still show it.",
  auth: "required",
  params: customFieldParams,
  body: customFieldChange,
  response: customFieldView,
  problems: { ...ADMINS_ONLY, ...NO_FIELD, 409: "Another field has this name." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a field of the site's own",
  description: "Jobs no longer show it.",
  auth: "required",
  params: customFieldParams,
  problems: { ...ADMINS_ONLY, ...NO_FIELD },
} satisfies Operation;
