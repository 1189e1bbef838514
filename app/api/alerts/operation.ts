import { z } from "zod";
import { alertInput, alertView } from "@/lib/alerts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your job alerts",
  auth: "required",
  response: z.object({ alerts: z.array(alertView) }),
} satisfies Operation;

export const POST = {
  summary: "Create a job alert from a search",
  description:
    "It starts right away if the account's address is verified, otherwise once it is. Repeating it returns the existing alert.",
  auth: "required",
  body: alertInput,
  response: alertView,
  status: 201,
  problems: { ...TOO_MANY, 409: "You have the maximum number of alerts." },
} satisfies Operation;
