import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { listedCategory } from "@/lib/jobs/categories/schema";

export const GET = {
  summary: "List the categories of jobs",
  description: "In the site's order, each followed by its parts.",
  response: z.object({ categories: z.array(listedCategory) }),
} satisfies Operation;
