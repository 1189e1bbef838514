import { route } from "@/lib/http/route";
import { previewPosting } from "@/lib/jobs/posting/preview.queries";
import { previewInput } from "@/lib/jobs/posting/schema";
import { site } from "@/lib/platform/site";
import { searchView } from "@/lib/structured-data/search-snippet";

export const POST = route({ auth: "required", body: previewInput }, async ({ actor, body }) => {
  const preview = await previewPosting(actor, body);
  return { ...preview, searchView: searchView(preview.job, site()) };
});
