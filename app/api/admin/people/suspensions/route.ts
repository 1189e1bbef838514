import { route } from "@/lib/http/route";
import { suspendPeople } from "@/lib/moderation/bulk.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => suspendPeople(actor, body));
