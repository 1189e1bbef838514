import { preparation, preparationQuery } from "@/lib/applications/letters/preparation.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read what one has to know before one tells applicants a decision",
  description: "Who they are, what stands in the way, the reasons and the letters to begin with.",
  auth: "required",
  query: preparationQuery,
  response: preparation,
  problems: {
    404: "Your company has none of these applications.",
    409: "The stage is gone, or is no decision.",
  },
} satisfies Operation;
