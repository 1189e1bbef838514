import type { Operation } from "@/lib/http/operation";
import { appealInput, appealParams } from "@/lib/moderation/appeals.schema";

export const POST = {
  summary: "Have a decision looked at again, once",
  auth: "required",
  params: appealParams,
  body: appealInput,
  status: 201,
  problems: {
    404: "No decision about one's own companies has this id.",
    409: "Only a refusal can be looked at again.",
    429: "Too many appeals; `Retry-After` says how long to wait.",
  },
} satisfies Operation;
