import { applicationParams, withdrawalInput } from "@/lib/applications/status.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Permanently withdraw your application",
  auth: "or_link",
  params: applicationParams,
  body: withdrawalInput,
  problems: { ...NO_APPLICATION, 409: "It has ended, or the employer has changed it." },
} satisfies Operation;
