import { z } from "zod";
import { announcementInput, TONE_NAMES } from "@/lib/content/announcements.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

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

export const GET = {
  summary: "List announcements",
  auth: "required",
  answer: z.object({ announcements: z.array(announcement) }),
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Show an announcement above every page",
  auth: "required",
  body: announcementInput,
  answer: made,
  status: 201,
  problems: ADMINS_ONLY,
} satisfies Operation;
