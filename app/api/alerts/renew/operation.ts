import { z } from "zod";
import { alertTokenInput } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Renew an alert for a year with the link in its emails",
  body: alertTokenInput,
  response: z.object({ renewBy: z.iso.datetime() }),
  problems: LINK_OVER,
} satisfies Operation;
