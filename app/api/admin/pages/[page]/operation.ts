import { z } from "zod";
import { PAGE_NAMES, pageInput, pageParams, pageVersionQuery } from "@/lib/content/pages/schema";
import { ADMINS_ONLY, CHANGED_SINCE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const textPage = z.object({
  name: z.enum(PAGE_NAMES),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe("Markdown."),
  isPublished: z.boolean(),
  version: z.int().describe("0 for the original text."),
  changedAt: z.iso.datetime(),
});

export const GET = {
  summary: "Read a page's Markdown",
  auth: "required",
  params: pageParams,
  answer: textPage,
  problems: ADMINS_ONLY,
} satisfies Operation;

export const PUT = {
  summary: "Change a page of text",
  auth: "required",
  params: pageParams,
  body: pageInput,
  answer: textPage,
  problems: { ...ADMINS_ONLY, ...CHANGED_SINCE },
} satisfies Operation;

export const DELETE = {
  summary: "Restore a page's original text",
  auth: "required",
  params: pageParams,
  query: pageVersionQuery,
  answer: textPage,
  problems: { ...ADMINS_ONLY, ...CHANGED_SINCE },
} satisfies Operation;
