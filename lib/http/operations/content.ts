import "server-only";
import { z } from "zod";
import {
  announcementInput,
  announcementParams,
  TONE_NAMES,
} from "@/lib/content/announcements.schema";
import {
  contactInput,
  messageChangeInput,
  messageParams,
  messagesQuery,
} from "@/lib/content/contact.schema";
import { TOPIC_NAMES } from "@/lib/content/contact-topics.schema";
import { PAGE_NAMES, pageInput, pageParams, pageVersionQuery } from "@/lib/content/pages/schema";
import { previewInput } from "@/lib/content/preview.schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const forAdmins = {
  401: "No session and no bearer token, or one that has ended.",
  403: "For approved admins with a second factor alone.",
};
const conflict = { 409: "Someone else changed it since that version." };
const noMessage = { 404: "No message with this id." };
const noAnnouncement = { 404: "No announcement with this id." };

const textPage = z.object({
  name: z.enum(PAGE_NAMES),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe("Markdown."),
  isPublished: z.boolean(),
  version: z.int().describe("0 while the first text stands."),
  changedAt: z.iso.datetime(),
});

const pages: Operation[] = [
  {
    method: "get",
    path: "/api/admin/pages/{page}",
    summary: "Read a page of text as it is written",
    isForAccounts: true,
    params: pageParams,
    answer: textPage,
    problems: { ...forAdmins, ...invalid },
  },
  {
    method: "put",
    path: "/api/admin/pages/{page}",
    summary: "Change a page of text",
    isForAccounts: true,
    params: pageParams,
    body: pageInput,
    answer: textPage,
    problems: { ...forAdmins, ...conflict, ...invalid },
  },
  {
    method: "delete",
    path: "/api/admin/pages/{page}",
    summary: "Give a page its first text back",
    isForAccounts: true,
    params: pageParams,
    query: pageVersionQuery,
    answer: textPage,
    problems: { ...forAdmins, ...conflict, ...invalid },
  },
  {
    method: "post",
    path: "/api/admin/content-previews",
    summary: "See what a text in Markdown becomes",
    isForAccounts: true,
    body: previewInput,
    answer: z.object({ html: z.string() }),
    problems: { ...forAdmins, ...invalid },
  },
];

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TOPIC_NAMES),
  text: z.string(),
  about: z.string().nullable().describe("The page of this site that it is about."),
  sentAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

const messages: Operation[] = [
  {
    method: "post",
    path: "/api/contact-messages",
    summary: "Write to the people who run the site",
    description:
      "`form` is what a page of this site was given; without it nothing is taken. The same once more within an hour changes nothing.",
    body: contactInput,
    answer: z.object({ message: z.string() }),
    status: 202,
    problems: {
      ...invalid,
      403: "`challenge_required`: solve one and send again.",
      429: "Too many tries; `Retry-After` says how long to wait.",
    },
  },
  {
    method: "get",
    path: "/api/admin/contact-messages",
    summary: "List what was written with the contact form",
    isForAccounts: true,
    query: messagesQuery,
    answer: z.object({
      messages: z.array(message),
      page: z.int(),
      pageCount: z.int(),
      open: z.int(),
      closed: z.int(),
    }),
    problems: { ...forAdmins, ...invalid },
  },
  {
    method: "patch",
    path: "/api/admin/contact-messages/{messageId}",
    summary: "Mark a message as answered, or as open again",
    isForAccounts: true,
    params: messageParams,
    body: messageChangeInput,
    problems: { ...forAdmins, ...noMessage, ...invalid },
  },
  {
    method: "delete",
    path: "/api/admin/contact-messages/{messageId}",
    summary: "Delete a message",
    isForAccounts: true,
    params: messageParams,
    problems: forAdmins,
  },
];

const announcement = z.object({
  id: z.uuid(),
  text: z.string(),
  tone: z.enum(TONE_NAMES),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
  state: z.enum(["scheduled", "shown", "covered", "over"]),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
const made = z.object({ id: z.uuid() });

const announcements: Operation[] = [
  {
    method: "get",
    path: "/api/admin/announcements",
    summary: "List announcements",
    isForAccounts: true,
    answer: z.object({ announcements: z.array(announcement) }),
    problems: forAdmins,
  },
  {
    method: "post",
    path: "/api/admin/announcements",
    summary: "Announce something above every page",
    isForAccounts: true,
    body: announcementInput,
    answer: made,
    status: 201,
    problems: { ...forAdmins, ...invalid },
  },
  {
    method: "put",
    path: "/api/admin/announcements/{announcementId}",
    summary: "Change an announcement",
    isForAccounts: true,
    params: announcementParams,
    body: announcementInput,
    answer: made,
    problems: { ...forAdmins, ...noAnnouncement, ...invalid },
  },
  {
    method: "delete",
    path: "/api/admin/announcements/{announcementId}",
    summary: "Take an announcement away",
    isForAccounts: true,
    params: announcementParams,
    problems: forAdmins,
  },
];

/** The calls about pages of text, messages to the operator and announcements. */
export const contentOperations: Operation[] = [...pages, ...messages, ...announcements];
