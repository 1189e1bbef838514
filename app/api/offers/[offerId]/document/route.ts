import { openDocument } from "@/lib/applications/offers/documents.commands";
import { resumeFile } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  resumeFile(await openDocument(actor, params.offerId)),
);
