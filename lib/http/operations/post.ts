import "server-only";
import { z } from "zod";
import {
  newPostInput,
  POST_STATES,
  postInput,
  postParams,
  postsQuery,
} from "@/lib/content/blog/posts.schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const forAdmins = {
  401: "No session and no bearer token, or one that has ended.",
  403: "For approved admins with a second factor alone.",
};
const conflict = { 409: "Someone else changed it since that version." };
const noPost = { 404: "No article with this id." };

const cover = z
  .object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })
  .nullable();
const state = z.enum(POST_STATES);
const post = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe("Markdown."),
  author: z.string(),
  tags: z.array(z.string()),
  cover,
  coverAlt: z.string(),
  state,
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
const postLine = post
  .pick({ id: true, slug: true, title: true, author: true, state: true, publishedAt: true })
  .extend({ changedAt: z.iso.datetime() });

/** The calls by which admins write the blog. */
export const postOperations: Operation[] = [
  {
    method: "get",
    path: "/api/admin/posts",
    summary: "List the blog's articles in every state",
    isForAccounts: true,
    query: postsQuery,
    answer: z.object({
      posts: z.array(postLine),
      page: z.int(),
      pageCount: z.int(),
      counts: z.record(state, z.int()),
    }),
    problems: { ...forAdmins, ...invalid },
  },
  {
    method: "post",
    path: "/api/admin/posts",
    summary: "Write an article",
    description: "Sent again with the same `id`, nothing is made twice.",
    isForAccounts: true,
    body: newPostInput,
    answer: post,
    status: 201,
    problems: { ...forAdmins, ...invalid },
  },
  {
    method: "get",
    path: "/api/admin/posts/{postId}",
    summary: "Read an article as it is written",
    isForAccounts: true,
    params: postParams,
    answer: post,
    problems: { ...forAdmins, ...noPost },
  },
  {
    method: "put",
    path: "/api/admin/posts/{postId}",
    summary: "Change an article, when it is shown included",
    description: "Once it is published its address stays.",
    isForAccounts: true,
    params: postParams,
    body: postInput,
    answer: post,
    problems: { ...forAdmins, ...noPost, ...conflict, ...invalid },
  },
  {
    method: "delete",
    path: "/api/admin/posts/{postId}",
    summary: "Delete an article with its picture",
    isForAccounts: true,
    params: postParams,
    problems: forAdmins,
  },
  {
    method: "put",
    path: "/api/admin/posts/{postId}/cover",
    summary: "Give an article a picture",
    description: "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB.",
    isForAccounts: true,
    params: postParams,
    answer: z.object({ cover }),
    problems: { ...forAdmins, ...noPost, 413: "Too large.", 422: "No picture.", 429: "Too many." },
  },
  {
    method: "delete",
    path: "/api/admin/posts/{postId}/cover",
    summary: "Take an article's picture away",
    isForAccounts: true,
    params: postParams,
    problems: { ...forAdmins, ...noPost },
  },
];
