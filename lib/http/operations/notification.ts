import "server-only";
import { z } from "zod";
import {
  choicesInput,
  notificationParams,
  pageQuery,
  readInput,
  readStateInput,
} from "@/lib/notifications/schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };

const unread = z.int().describe("How many are unread.");
const isOn = z.boolean().nullable().describe("Null where the kind has no such channel.");

/** The calls about what a person is told, and by which channel. */
export const notificationOperations: Operation[] = [
  {
    method: "patch",
    path: "/api/account/notification-choices",
    summary: "Choose what one is told, on the site and by mail",
    description: "By channel and kind; what is left out stays as it is.",
    isForAccounts: true,
    body: choicesInput,
    answer: z.object({
      choices: z.array(
        z.object({ kind: z.string(), description: z.string(), site: isOn, mail: isOn }),
      ),
    }),
    problems: { ...unauthenticated, ...invalid },
  },
  {
    method: "get",
    path: "/api/notifications",
    summary: "List one's notifications, the newest first",
    description: "Twenty a page. They are kept for six months.",
    isForAccounts: true,
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
    problems: { ...unauthenticated, 422: "`page` is no number of a page." },
  },
  {
    method: "get",
    path: "/api/notifications/count",
    summary: "Count one's unread notifications",
    isForAccounts: true,
    answer: z.object({ unread }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/notifications/read",
    summary: "Mark notifications as read",
    description: "Those named, or all that came up to an instant. Ids of others are ignored.",
    isForAccounts: true,
    body: readInput,
    answer: z.object({ unread }),
    problems: { ...unauthenticated, ...invalid },
  },
  {
    method: "patch",
    path: "/api/notifications/{notificationId}",
    summary: "Mark a notification as read or unread",
    isForAccounts: true,
    params: notificationParams,
    body: readStateInput,
    problems: { ...unauthenticated, 404: "No notification of yours.", ...invalid },
  },
];
