import { offerAnswer, offerParams, offerView } from "@/lib/applications/offers/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Accept or decline an offer",
  description: "You can't change your answer later. The employer is told right away.",
  auth: "or_link",
  params: offerParams,
  body: offerAnswer,
  response: offerView,
  problems: {
    404: "You have no offer with this id.",
    409: "It has been answered, expired, withdrawn or replaced. The message says which.",
  },
} satisfies Operation;
