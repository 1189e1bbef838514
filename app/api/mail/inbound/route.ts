import { route } from "@/lib/http/route";
import {
  readHandedMail,
  requireWebhookSecret,
} from "@/lib/notifications/replies/provider-mail.queries";
import { receiveReply } from "@/lib/notifications/replies/receiving.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ bytes, request }) => {
  requireWebhookSecret(request.headers);
  const type = request.headers.get("content-type") ?? "";
  const { raw, deliveredTo } = await readHandedMail(type, bytes);
  return { outcome: await receiveReply(raw, deliveredTo) };
});
