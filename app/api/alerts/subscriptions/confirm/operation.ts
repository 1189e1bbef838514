import { z } from "zod";
import { alertTokenInput, linkedAlert } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Confirm an alert with the link in its email",
  body: alertTokenInput,
  response: linkedAlert.extend({ manageToken: z.string() }),
  problems: LINK_OVER,
} satisfies Operation;
