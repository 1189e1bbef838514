import { z } from "zod";
import { customFieldOrder, newCustomField } from "@/lib/administration/custom-fields/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Add a field of the site's own to jobs",
  auth: "required",
  body: newCustomField,
  response: z.object({ key: z.string() }),
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "Another field has this name, or there are 20." },
} satisfies Operation;

export const PUT = {
  summary: "Put the site's own fields in order",
  auth: "required",
  body: customFieldOrder,
  problems: { ...ADMINS_ONLY, 409: "A field has been added or deleted meanwhile." },
} satisfies Operation;
