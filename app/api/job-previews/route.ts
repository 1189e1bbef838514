import { route } from "@/lib/http/route";
import { previewPosting } from "@/lib/jobs/posting/preview.queries";
import { site } from "@/lib/platform/site";
import { searchView } from "@/lib/structured-data/search-snippet";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  const preview = await previewPosting(actor, body);
  return { ...preview, searchView: searchView(preview.job, site()) };
});
