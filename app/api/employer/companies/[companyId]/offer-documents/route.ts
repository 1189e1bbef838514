import { uploadDocument } from "@/lib/applications/offers/documents.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, params, query: { name }, bytes }) =>
  uploadDocument(actor, params.companyId, { name, bytes }),
);
