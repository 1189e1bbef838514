import {
  messageInput,
  messageList,
  messageView,
  readInput,
} from "@/lib/applications/messaging/messages.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read an application's messages",
  auth: "or_link",
  params: applicationParams,
  response: messageList,
  problems: NO_APPLICATION,
} satisfies Operation;

export const POST = {
  summary: "Send a message about an application",
  auth: "or_link",
  params: applicationParams,
  body: messageInput,
  response: messageView,
  status: 201,
  problems: {
    ...NO_APPLICATION,
    409: "Writing is closed, or not open yet.",
    429: "Ten messages a minute, or a hundred a day.",
  },
} satisfies Operation;

export const PATCH = {
  summary: "Mark messages as read",
  auth: "or_link",
  params: applicationParams,
  body: readInput,
  problems: NO_APPLICATION,
} satisfies Operation;
