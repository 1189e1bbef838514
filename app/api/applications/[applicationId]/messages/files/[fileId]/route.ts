import { openMessageFile } from "@/lib/applications/messaging/message-files.commands";
import { resumeFile } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  resumeFile(await openMessageFile(actor, params)),
);
