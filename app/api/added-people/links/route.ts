import { requestLink } from "@/lib/applications/by-hand/link-requests.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body }) => requestLink(body.token));
