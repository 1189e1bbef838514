import { readFilters } from "@/lib/applications/pipeline/filters";
import { listPipeline } from "@/lib/applications/pipeline/queries";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => {
  const page = await listPipeline(actor, readFilters(query));
  if (!page) throw new DomainError("not_found", "Company not found");
  return page;
});
