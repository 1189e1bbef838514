import { addedLinkInput, addedLinkParams } from "@/lib/applications/by-hand/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Withdraw an application that a company added by hand, with the link in its email",
  description: "Repeating it changes nothing.",
  params: addedLinkParams,
  body: addedLinkInput,
  problems: { ...LINK_OVER, 409: "The application has ended." },
} satisfies Operation;
