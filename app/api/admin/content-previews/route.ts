import { previewText } from "@/lib/content/preview.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, body }) => previewText(actor, body));
