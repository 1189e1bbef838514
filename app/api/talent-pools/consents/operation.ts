import { consentLinkInput } from "@/lib/applications/talent-pool/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Say whether a company may keep you in its talent pool, with the link in its email",
  description: "A yes holds for 12 months from now on. A no deletes everything there at once.",
  limits: ["authenticationByAddress"],
  body: consentLinkInput,
  problems: LINK_OVER,
} satisfies Operation;
