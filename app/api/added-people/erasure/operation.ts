import { addedLinkInput } from "@/lib/applications/by-hand/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Delete what a company keeps about someone it added by hand, with the link in its email",
  description:
    "At every job they were moved to as well. Open applications are withdrawn. After that, the link is over.",
  limits: ["authenticationByAddress"],
  body: addedLinkInput,
  problems: LINK_OVER,
} satisfies Operation;
