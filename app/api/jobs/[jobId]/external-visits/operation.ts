import { visitAnswer, visitParams } from "@/lib/applications/applying/external.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Record that you continue to the employer's page to apply",
  auth: "required",
  params: visitParams,
  problems: {
    404: "There's no open job with this id that takes applications on another site.",
    429: "A hundred a day.",
  },
} satisfies Operation;

export const PATCH = {
  summary: "Say whether you applied there",
  auth: "required",
  params: visitParams,
  body: visitAnswer,
  problems: { 404: "You didn't continue to this job." },
} satisfies Operation;
