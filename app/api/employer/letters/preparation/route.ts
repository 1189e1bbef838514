import { prepareLetters } from "@/lib/applications/letters/preparation.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => prepareLetters(actor, query));
