import { likenessInput } from "@/lib/applications/likenesses/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Say whether two applications are the same person's",
  description: "For the team alone; they are never merged.",
  auth: "required",
  params: applicationParams,
  body: likenessInput,
  problems: {
    404: "Your company has no application with one of these ids.",
    409: "Both are the same application or to different companies, or what was sent was deleted.",
  },
} satisfies Operation;
