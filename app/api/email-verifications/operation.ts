import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Have the verification mailed again",
  auth: "required",
  problems: { ...TOO_MANY, 409: "The address is verified already." },
} satisfies Operation;
