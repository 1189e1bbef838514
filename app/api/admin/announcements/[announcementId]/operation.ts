import {
  announcementInput,
  announcementMade,
  announcementParams,
} from "@/lib/content/announcements.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change an announcement",
  auth: "required",
  params: announcementParams,
  body: announcementInput,
  response: announcementMade,
  problems: { ...ADMINS_ONLY, 404: "There's no announcement with this id." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an announcement",
  auth: "required",
  params: announcementParams,
  problems: ADMINS_ONLY,
} satisfies Operation;
