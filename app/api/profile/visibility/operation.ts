import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { consentView } from "@/lib/profiles/consents.schema";
import { visibilityView } from "@/lib/profiles/visibility.schema";

export const GET = {
  summary: "Read your consents and who you hide from",
  auth: "required",
  response: z.object({ consents: z.array(consentView), hiddenFrom: visibilityView }),
} satisfies Operation;
