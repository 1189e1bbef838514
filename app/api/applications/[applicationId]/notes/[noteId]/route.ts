import { deleteNote } from "@/lib/applications/employer-view/notes.commands";
import { noteParams } from "@/lib/applications/employer-view/notes.schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { auth: "required", params: noteParams },
  async ({ actor, params: { applicationId, noteId } }) => deleteNote(actor, applicationId, noteId),
);
