import type { Operation } from "@/lib/http/operation";
import { notificationParams, readStateInput } from "@/lib/notifications/schema";

export const PATCH = {
  summary: "Mark a notification as read or unread",
  auth: "required",
  params: notificationParams,
  body: readStateInput,
  problems: { 404: "You have no notification with this id." },
} satisfies Operation;
