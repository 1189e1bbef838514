import { consentInput, poolParams } from "@/lib/applications/talent-pool/schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Say whether a company may keep you in its talent pool",
  description: "A yes holds for 12 months from now on. A no deletes everything there at once.",
  auth: "required",
  params: poolParams,
  body: consentInput,
  problems: { 404: "No company keeps anything about you under this id." },
} satisfies Operation;
