import { offerParams, offerView } from "@/lib/applications/offers/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Take an offer back before it is answered",
  description: "The applicant is told at once.",
  auth: "required",
  params: offerParams,
  response: offerView,
  problems: {
    404: "Your company has made no offer with this id.",
    409: "It was answered, ran out or was replaced. The message says which.",
  },
} satisfies Operation;
