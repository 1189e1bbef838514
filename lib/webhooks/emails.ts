import type { NotificationText } from "@/lib/notifications/schema";
import type { OffReason } from "./choices.schema";

/** The notification for owners whose webhook was turned off. */
export function turnedOffNote(webhook: {
  id: string;
  companyId: string | null;
  name: string;
  why: OffReason;
}): NotificationText {
  const { id, companyId, name, why } = webhook;
  return {
    title: `The webhook ${name} was turned off`,
    text:
      why === "gone"
        ? "Its server says that the address is gone for good (410). Nothing is sent to it."
        : "Nothing that was sent to it has arrived for three days. Once its server answers again, turn it on, and what is still waiting is sent.",
    path: companyId ? `/employer/profile/webhooks/${id}` : `/admin/webhooks/${id}`,
  };
}
