import { poolChange, poolParams } from "@/lib/applications/talent-pool/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const NOT_FOUND = "Your companies have no one with this id in a talent pool.";

export const PATCH = {
  summary: "Change skills, tags and note of someone in the talent pool",
  auth: "required",
  params: poolParams,
  body: poolChange,
  problems: {
    ...TOO_MANY,
    404: NOT_FOUND,
    409: "They haven't agreed yet, or someone changed it since `version`.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete someone from the talent pool",
  description: "With everything that the company keeps about them there.",
  auth: "required",
  params: poolParams,
  problems: { 404: NOT_FOUND },
} satisfies Operation;
