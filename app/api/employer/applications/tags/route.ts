import { tagMany } from "@/lib/applications/bulk/tags.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => tagMany(actor, body));
