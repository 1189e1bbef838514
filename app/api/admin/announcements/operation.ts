import { z } from "zod";
import {
  announcementInput,
  announcementLine,
  announcementMade,
} from "@/lib/content/announcements.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List announcements",
  auth: "required",
  response: z.object({ announcements: z.array(announcementLine) }),
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Show an announcement above every page",
  auth: "required",
  body: announcementInput,
  response: announcementMade,
  status: 201,
  problems: ADMINS_ONLY,
} satisfies Operation;
