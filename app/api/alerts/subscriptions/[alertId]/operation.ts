import { alertParams, changedAlert, managedChangeInput } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change an alert of an address by the link in its mails",
  params: alertParams,
  body: managedChangeInput,
  answer: changedAlert,
  problems: {
    ...LINK_OVER,
    404: "No alert of this address.",
    409: "There is another alert of the same search.",
  },
} satisfies Operation;
