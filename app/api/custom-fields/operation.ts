import type { Operation } from "@/lib/http/operation";
import { customFieldList } from "@/lib/jobs/custom-fields/schema";

export const GET = {
  summary: "List the site's own fields of a job",
  description:
    "What an employer can or must state in `customFields` of a job, besides the fields that every site has, and what searches can be narrowed by (`field.{key}`).",
  response: customFieldList,
} satisfies Operation;
