import { z } from "zod";

/** Someone wrote to the operator; `id` is the message's. */
export const contactMessageSent = {
  name: "content.contact_message_sent",
  payload: z.object({ id: z.uuid() }),
};
