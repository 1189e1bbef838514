import { changesQuery, liveChanges } from "@/lib/applications/pipeline/live.schema";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Follow what changes among your companies' applications",
  description:
    "Once, or with `Accept: text/event-stream` as it happens: each message has the same shape, and its id is the instant to go on from. A `replaced` event says that you opened too many.",
  auth: "required",
  query: changesQuery,
  response: liveChanges,
  events: true,
  problems: { ...NO_COMPANY, 429: "Too many streams are open; ask without one." },
} satisfies Operation;
