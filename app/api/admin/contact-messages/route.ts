import { listMessages } from "@/lib/content/contact.queries";
import { messagesQuery } from "@/lib/content/contact.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", query: messagesQuery }, ({ actor, query }) =>
  listMessages(actor, query),
);
