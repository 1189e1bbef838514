import { rereadActor } from "@/lib/accounts/session";
import {
  followedCompanies,
  listChanges,
  readSince,
} from "@/lib/applications/pipeline/live.queries";
import { followChanges } from "@/lib/applications/pipeline/live-stream.queries";
import { Events } from "@/lib/http/operation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query, request }) => {
  const { companyId } = query;
  const now = new Date();
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    const since = readSince(query.since, now);
    return listChanges(actor, followedCompanies(actor, companyId), since);
  }
  // A browser that comes back says what it heard last.
  const since = readSince(request.headers.get("last-event-id") ?? query.since, now);
  const reread = () => rereadActor(actor, request);
  return new Events(followChanges(actor, { companyId, since, reread }));
});
