import { route } from "@/lib/http/route";
import { finishFirstSteps } from "@/lib/profiles/first-steps.commands";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor }) => finishFirstSteps(actor));
