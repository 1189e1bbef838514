import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { NOTE_MAX_LENGTH } from "../limits.schema";
import { applicationParams } from "../status.schema";

export const noteInput = z.strictObject({
  id: z
    .uuid("A note needs an id")
    .describe("A new one for each note. Sending the same one again adds nothing."),
  text: z
    .string("Write a note")
    .transform((text) => cleanLines(text).trim())
    .pipe(
      z
        .string()
        .min(1, "Write a note")
        .max(NOTE_MAX_LENGTH, "A note must be at most 5,000 characters long"),
    )
    .describe("Plain text; @ and a team member's name notifies them."),
});
export type NewNote = z.infer<typeof noteInput>;

export const noteParams = applicationParams.extend({ noteId: z.uuid("This isn't a note's id") });

/** A note about an applicant, as the team reads it. */
export const noteView = z.object({
  id: z.uuid(),
  author: z.string().nullable().describe("Null if their account no longer exists."),
  isOwn: z.boolean(),
  text: z.string().describe("Plain text of several lines."),
  mentions: z.array(z.string()).describe("The names of those who were notified."),
  writtenAt: z.iso.datetime(),
});
export type NoteView = z.infer<typeof noteView>;
