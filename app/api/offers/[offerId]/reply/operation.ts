import { offerAnswer, offerParams, offerView } from "@/lib/applications/offers/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Accept or decline an offer",
  description: "Once and for all. The employer is told at once.",
  auth: "required",
  params: offerParams,
  body: offerAnswer,
  response: offerView,
  problems: {
    404: "You have no offer with this id.",
    409: "It was answered, ran out, was taken back or replaced. The message says which.",
  },
} satisfies Operation;
