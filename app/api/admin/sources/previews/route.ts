import { route } from "@/lib/http/route";
import { previewSource } from "@/lib/sources/preview.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, body }) => previewSource(actor, body));
