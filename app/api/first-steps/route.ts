import { route } from "@/lib/http/route";
import { finishFirstSteps } from "@/lib/profiles/start/commands";

export const DELETE = route({ auth: "required" }, async ({ actor }) => finishFirstSteps(actor));
