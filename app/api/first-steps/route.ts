import { route } from "@/lib/http/route";
import { finishFirstSteps } from "@/lib/profiles/first-steps.commands";

export const DELETE = route({ auth: "required" }, async ({ actor }) => finishFirstSteps(actor));
