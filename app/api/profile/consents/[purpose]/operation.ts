import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { consentInput, consentParams, consentView } from "@/lib/profiles/consents.schema";

export const PUT = {
  summary: "Give or withdraw a consent",
  auth: "required",
  params: consentParams,
  body: consentInput,
  response: z.object({ consents: z.array(consentView) }),
  problems: { 409: "The wording has changed." },
} satisfies Operation;
