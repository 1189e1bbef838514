import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { pageQuery } from "@/lib/notifications/schema";

const unread = z.int().describe("How many are unread.");

export const GET = {
  summary: "List your notifications, newest first",
  description: "Twenty per page. They are kept for six months unless the site sets another period.",
  auth: "required",
  query: pageQuery,
  answer: z.object({
    notifications: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        title: z.string(),
        text: z.string(),
        path: z.string().describe("The page of this site that it leads to."),
        createdAt: z.iso.datetime(),
        isRead: z.boolean(),
      }),
    ),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
    unread,
    asOf: z.iso.datetime().describe("Send it as `until` to mark all of them as read."),
  }),
  problems: { 422: "`page` isn't a page number." },
} satisfies Operation;
