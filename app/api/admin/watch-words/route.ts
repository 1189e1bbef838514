import { route } from "@/lib/http/route";
import { setWatchWords } from "@/lib/moderation/watch-words.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, body }) =>
  setWatchWords(actor, body.words),
);
