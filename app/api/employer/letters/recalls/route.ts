import { recallLetters } from "@/lib/applications/letters/outbox.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => recallLetters(actor, body));
