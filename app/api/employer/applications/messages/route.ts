import { sendMany } from "@/lib/applications/messages/bulk/commands";
import { bulkMessageInput } from "@/lib/applications/messages/bulk/schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: bulkMessageInput }, async ({ actor, body }) =>
  sendMany(actor, body),
);
