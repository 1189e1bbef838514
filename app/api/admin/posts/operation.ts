import { newPostInput, postEdit, postLines, postsQuery } from "@/lib/content/blog/posts.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the blog's articles, including drafts",
  auth: "required",
  query: postsQuery,
  response: postLines,
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Write an article",
  description: "Sending it again with the same `id` creates nothing twice.",
  auth: "required",
  body: newPostInput,
  response: postEdit,
  status: 201,
  problems: ADMINS_ONLY,
} satisfies Operation;
