import { changeLetters } from "@/lib/applications/letters/outbox.commands";
import { readOutbox } from "@/lib/applications/letters/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => readOutbox(actor, query));

export const PATCH = route(operation.PATCH, async ({ actor, body }) => changeLetters(actor, body));
