import { visitAnswer, visitParams } from "@/lib/applications/applying/external.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Keep that one goes on to the employer's page to apply",
  auth: "required",
  params: visitParams,
  problems: {
    404: "No open job that takes applications on another site has this id.",
    429: "A hundred within a day.",
  },
} satisfies Operation;

export const PATCH = {
  summary: "Say whether one applied there",
  auth: "required",
  params: visitParams,
  body: visitAnswer,
  problems: { 404: "One did not go on to this job." },
} satisfies Operation;
