import { deleteNote } from "@/lib/applications/employer-view/notes.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(
  operation.DELETE,
  async ({ actor, params: { applicationId, noteId } }) => deleteNote(actor, applicationId, noteId),
);
