import { z } from "zod";
import { applicationParams } from "../status.schema";

/** The most files that one message takes. */
export const MESSAGE_FILES_MAX = 5;

/** A file with a message, as either side sees it. */
export const messageFileView = z.object({
  id: z.uuid(),
  name: z
    .string()
    .nullable()
    .describe("Null while blind screening hides it; the file stays closed then, too."),
});

export const messageFileParams = applicationParams.extend({
  fileId: z.uuid("This isn't a file's id"),
});
