import type { Operation } from "@/lib/http/operation";
import { readInput, unreadCount } from "@/lib/notifications/schema";

export const POST = {
  summary: "Mark notifications as read",
  description: "The ones you name, or all up to an instant. Other people's ids are ignored.",
  auth: "required",
  body: readInput,
  response: unreadCount,
} satisfies Operation;
