import { addedLinkInput, addedLinkParams } from "@/lib/applications/by-hand/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Delete what a company keeps about someone it added by hand, with the link in its email",
  description: "An open application is withdrawn as well. After that, the link is over.",
  params: addedLinkParams,
  body: addedLinkInput,
  problems: LINK_OVER,
} satisfies Operation;
