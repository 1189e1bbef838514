import type { Operation } from "@/lib/http/operation";
import { appealInput, appealParams } from "@/lib/moderation/appeals.schema";

export const POST = {
  summary: "Appeal a decision, once",
  auth: "required",
  params: appealParams,
  body: appealInput,
  status: 201,
  problems: {
    404: "There's no decision about your companies with this id.",
    409: "You can only appeal a rejection.",
    429: "Too many appeals; `Retry-After` says how long to wait.",
  },
} satisfies Operation;
