import { route } from "@/lib/http/route";
import { setWatchWords } from "@/lib/moderation/watch-words.commands";
import { watchWordsInput } from "@/lib/moderation/watch-words.schema";

export const PUT = route({ auth: "required", body: watchWordsInput }, async ({ actor, body }) =>
  setWatchWords(actor, body.words),
);
