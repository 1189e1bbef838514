import { offerParams, offerView } from "@/lib/applications/offers/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Withdraw an offer before it's answered",
  description: "The applicant is told right away.",
  auth: "required",
  params: offerParams,
  response: offerView,
  problems: {
    404: "Your company has no offer with this id.",
    409: "It has been answered, expired or replaced. The message says which.",
  },
} satisfies Operation;
