import { listMessages } from "@/lib/content/contact.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, query }) => listMessages(actor, query));
