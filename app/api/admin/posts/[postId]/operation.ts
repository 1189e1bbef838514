import { postEdit, postInput, postParams } from "@/lib/content/blog/posts.schema";
import { ADMINS_ONLY, CHANGED_SINCE, NO_ARTICLE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read an article's Markdown",
  auth: "required",
  params: postParams,
  response: postEdit,
  problems: { ...ADMINS_ONLY, ...NO_ARTICLE },
} satisfies Operation;

export const PUT = {
  summary: "Change an article or when it's published",
  description: "Its address can't change once it's published.",
  auth: "required",
  params: postParams,
  body: postInput,
  response: postEdit,
  problems: { ...ADMINS_ONLY, ...NO_ARTICLE, ...CHANGED_SINCE },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an article with its picture",
  auth: "required",
  params: postParams,
  problems: ADMINS_ONLY,
} satisfies Operation;
