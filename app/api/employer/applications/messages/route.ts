import { sendMany } from "@/lib/applications/bulk/messages.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => sendMany(actor, body));
