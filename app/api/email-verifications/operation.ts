import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send the verification email again",
  auth: "required",
  problems: { ...TOO_MANY, 409: "The address is already verified." },
} satisfies Operation;
