import { preparation, preparationQuery } from "@/lib/applications/letters/preparation.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get what you need before telling applicants a decision",
  description: "Who they are, what to check first, the reasons, and letters to start from.",
  auth: "required",
  query: preparationQuery,
  response: preparation,
  problems: {
    404: "Your company has none of these applications.",
    409: "The stage no longer exists, or isn't a decision.",
  },
} satisfies Operation;
