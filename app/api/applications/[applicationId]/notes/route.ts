import { writeNote } from "@/lib/applications/employer-view/notes.commands";
import { listNotes } from "@/lib/applications/employer-view/notes.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  notes: await listNotes(actor, params.applicationId),
}));

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  writeNote(actor, params.applicationId, body),
);
