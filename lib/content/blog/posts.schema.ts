import { z } from "zod";
import { MAX_TAGS } from "./limits.schema";
import { POST_STATES } from "./post-states.schema";

export const PAGE_SIZE = 12;

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
const line = (most: number, message: string) =>
  z.string().transform(oneLine).pipe(z.string().max(most, message));

/** Tags ignore case: "Interviews" and "interviews" are the same. */
const tagInput = z
  .string()
  .transform((text) => oneLine(text).toLowerCase().replaceAll(",", " ").trim())
  .pipe(z.string().min(1).max(40, "A tag must be at most 40 characters long"));

const fields = {
  title: line(160, "A title must be at most 160 characters long").pipe(
    z.string().min(1, "Give the article a title"),
  ),
  slug: z
    .string()
    .trim()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "Use small letters, digits and single hyphens")
    .max(80, "An address must be at most 80 characters long")
    .default("")
    .describe("The end of the article's address. If it's empty, we make it from the title."),
  summary: line(300, "A summary must be at most 300 characters long").default(""),
  body: z
    .string()
    .trim()
    .max(100_000, "A text must be at most 100,000 characters long")
    .default(""),
  author: line(120, "A name has at most 120 characters").default(""),
  tags: z
    .array(tagInput)
    .max(MAX_TAGS, `Give at most ${MAX_TAGS} tags`)
    .default([])
    .transform((tags) => [...new Set(tags)]),
  coverAlt: line(300, "A description must be at most 300 characters long").default(""),
  publish: z
    .enum(["draft", "now", "at"], "Choose a draft, now or a time")
    .default("draft")
    .describe("`now` keeps the publication time of an article that's already published."),
  publishAt: z.iso.datetime({ offset: true, error: "Choose the day and the time" }).optional(),
};

type PublishablePost = Pick<
  z.infer<z.ZodObject<typeof fields>>,
  "summary" | "body" | "author" | "publish" | "publishAt"
>;

const NEEDED = {
  summary: "Say what the article is about in a sentence or two",
  body: "Write the article before you publish it",
  author: "Say who wrote it",
} as const;

// A draft may be half written; what readers see may not.
function requireWhole(input: PublishablePost, context: z.RefinementCtx): void {
  if (input.publish === "draft") return;
  for (const [name, message] of Object.entries(NEEDED)) {
    if (input[name as keyof typeof NEEDED] !== "") continue;
    context.addIssue({ code: "custom", path: [name], message });
  }
  if (input.publish === "at" && input.publishAt === undefined) {
    context.addIssue({
      code: "custom",
      path: ["publishAt"],
      message: "Choose the day and the time",
    });
  }
}

export const newPostInput = z
  .strictObject({
    ...fields,
    id: z.uuid().optional().describe("Sending the same one again creates nothing twice."),
  })
  .superRefine(requireWhole);
export type NewPost = z.infer<typeof newPostInput>;

export const postInput = z
  .strictObject({
    ...fields,
    version: z.int("Send the version you changed").min(1),
  })
  .superRefine(requireWhole);
export type PostInput = z.infer<typeof postInput>;

export const postParams = z.object({ postId: z.uuid("This isn't an article's id") });

export const postsQuery = z.strictObject({
  state: z.enum(POST_STATES).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type PostsQuery = z.infer<typeof postsQuery>;

export const cover = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string().describe("What it shows; empty when it only decorates."),
});
export type Cover = z.infer<typeof cover>;

/** An article as lists show it. */
export type PostCard = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  author: string;
  tags: string[];
  cover: Cover | null;
  publishedAt: string;
  /** When the text last changed, but not before it was published. */
  changedAt: string;
  /** Reading time. */
  minutes: number;
};

export type PostDetail = PostCard & { html: string; words: number; more: PostCard[] };

/** A page of the blog, newest first. */
export type PostPage = {
  posts: PostCard[];
  page: number;
  pageCount: number;
  total: number;
  /** Every tag in use, most used first. */
  tags: { tag: string; count: number }[];
};

/** An article as admins edit it. */
export const postEdit = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe("Markdown."),
  author: z.string(),
  tags: z.array(z.string()),
  cover: cover.nullable(),
  coverAlt: z.string(),
  state: z.enum(POST_STATES),
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type PostEdit = z.infer<typeof postEdit>;

/** An article in the admins' list. */
const postLine = postEdit
  .pick({ id: true, slug: true, title: true, author: true, state: true, publishedAt: true })
  .extend({ changedAt: z.iso.datetime() });
export type PostLine = z.infer<typeof postLine>;

export const postLines = z.object({
  posts: z.array(postLine),
  page: z.int(),
  pageCount: z.int(),
  counts: z.record(z.enum(POST_STATES), z.int()),
});
export type PostLines = z.infer<typeof postLines>;
