import { writeNote } from "@/lib/applications/employer-view/notes.commands";
import { listNotes } from "@/lib/applications/employer-view/notes.queries";
import { noteInput } from "@/lib/applications/employer-view/notes.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => ({ notes: await listNotes(actor, params.applicationId) }),
);

export const POST = route(
  { auth: "required", params: applicationParams, body: noteInput, status: 201 },
  async ({ actor, params, body }) => writeNote(actor, params.applicationId, body),
);
