import { eraseAdded } from "@/lib/applications/by-hand/leaving.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body }) => eraseAdded(body.token));
