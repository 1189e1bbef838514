import { pageEdit, pageInput, pageParams, pageVersionQuery } from "@/lib/content/pages/schema";
import { ADMINS_ONLY, CHANGED_SINCE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read a page's Markdown",
  auth: "required",
  params: pageParams,
  response: pageEdit,
  problems: ADMINS_ONLY,
} satisfies Operation;

export const PUT = {
  summary: "Change a page of text",
  auth: "required",
  params: pageParams,
  body: pageInput,
  response: pageEdit,
  problems: { ...ADMINS_ONLY, ...CHANGED_SINCE },
} satisfies Operation;

export const DELETE = {
  summary: "Restore a page's original text",
  auth: "required",
  params: pageParams,
  query: pageVersionQuery,
  response: pageEdit,
  problems: { ...ADMINS_ONLY, ...CHANGED_SINCE },
} satisfies Operation;
