import { sendMany } from "@/lib/applications/messaging/bulk-messages.commands";
import { bulkMessageInput } from "@/lib/applications/messaging/bulk-messages.schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: bulkMessageInput }, async ({ actor, body }) =>
  sendMany(actor, body),
);
