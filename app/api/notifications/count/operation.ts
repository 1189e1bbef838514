import type { Operation } from "@/lib/http/operation";
import { unreadCount } from "@/lib/notifications/schema";

export const GET = {
  summary: "Count your unread notifications",
  auth: "required",
  response: unreadCount,
} satisfies Operation;
