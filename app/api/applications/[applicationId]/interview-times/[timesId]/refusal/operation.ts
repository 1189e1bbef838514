import { invitationParams, refusalInput } from "@/lib/applications/interviews/slots.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Say that none of the offered interview times works",
  auth: "or_link",
  params: invitationParams,
  body: refusalInput,
  problems: {
    404: "You weren't offered these times.",
    409: "A time was chosen, or the times can no longer be chosen.",
  },
} satisfies Operation;
