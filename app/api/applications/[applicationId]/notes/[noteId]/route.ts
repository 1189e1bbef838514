import { deleteNote } from "@/lib/applications/notes/commands";
import { noteParams } from "@/lib/applications/notes/schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: noteParams },
  async ({ actor, params: { applicationId, noteId } }) => deleteNote(actor, applicationId, noteId),
);
