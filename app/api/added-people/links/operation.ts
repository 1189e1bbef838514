import { addedLinkInput } from "@/lib/applications/by-hand/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Mail a new link to someone who was added by hand, with an earlier one",
  description: "It goes to the address that is kept, and ends the earlier links.",
  limits: ["mailByAddress"],
  body: addedLinkInput,
  problems: LINK_OVER,
} satisfies Operation;
