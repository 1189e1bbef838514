import { openExport } from "@/lib/accounts/privacy/data-export.commands";
import { route } from "@/lib/http/route";
import { site } from "@/lib/platform/site";
import { slugify } from "@/lib/shared/text";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const { stream, size, madeAt } = await openExport(actor, params.exportId);
  const name = `${slugify(site().name, 40)}-data-${madeAt.toISOString().slice(0, 10)}.zip`;
  return { type: "application/zip", body: stream, size, name };
});
