import { alertParams, changedAlert, managedChangeInput } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change an alert with the link in its emails",
  params: alertParams,
  body: managedChangeInput,
  response: changedAlert,
  problems: {
    ...LINK_OVER,
    404: "This address has no alert with this id.",
    409: "You already have an alert for this search.",
  },
} satisfies Operation;
