import { readJourneyToken } from "@/lib/accounts/providers/journey-cookie.session";
import { mailJourneyCode } from "@/lib/accounts/providers/provider-login.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ client }) =>
  mailJourneyCode(await readJourneyToken(), client),
);
