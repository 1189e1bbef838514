import { readFilters } from "@/lib/applications/pipeline/filters";
import { listPipeline } from "@/lib/applications/pipeline/queries";
import { pipelineQuery } from "@/lib/applications/pipeline/schema";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", query: pipelineQuery }, async ({ actor, query }) => {
  const page = await listPipeline(actor, readFilters(query));
  if (!page) throw new DomainError("not_found", "Company not found");
  return page;
});
