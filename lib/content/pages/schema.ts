import { z } from "zod";
import { PAGE_NAMES, type PageName } from "./page-names.schema";

/** The placeholders for what only the site knows, and what they become. */
export const PLACEHOLDERS = {
  site: "the name of the site",
  jobs: "how many jobs are open",
  companies: "how many companies are hiring",
  applicationMonths: "how long an ended application is kept",
  accountMonths: "how long an unused account is kept",
  notificationMonths: "how long notifications are kept",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

export const pageParams = z.object({ page: z.enum(PAGE_NAMES, "There's no such page") });

export const pageInput = z.strictObject({
  title: z
    .string("The page needs a title")
    .trim()
    .min(1, "The page needs a title")
    .max(80, "A title must be at most 80 characters long"),
  summary: z
    .string("Say what the page is about in a sentence")
    .trim()
    .min(1, "Say what the page is about in a sentence")
    .max(300, "The sentence must be at most 300 characters long"),
  body: z
    .string("The page needs a text")
    .trim()
    .min(1, "The page needs a text")
    .max(100_000, "A text must be at most 100,000 characters long"),
  isPublished: z.boolean().default(true),
  version: z
    .int("Send the version you changed")
    .min(0)
    .describe("The text's version when you read it; 0 for the original."),
});
export type PageInput = z.infer<typeof pageInput>;

export const pageVersionQuery = z.strictObject({ version: z.coerce.number().int().min(0) });

/** A page's text until an admin writes another. */
export type FirstText = { title: string; summary: string; body: string };

/** A question and its answer, both plain text. */
export type Faq = { question: string; answer: string };

/** A page as its readers see it. */
export type PageView = {
  name: PageName;
  path: string;
  title: string;
  summary: string;
  html: string;
  /** The text's top-level headings. */
  outline: { id: string; title: string }[];
  isPublished: boolean;
  changedAt: string;
  /** The questions in the headings and the answers below them; only on the FAQ page. */
  faqs: Faq[];
};

/** A page as admins edit it. */
export const pageEdit = z.object({
  name: z.enum(PAGE_NAMES),
  title: z.string(),
  summary: z.string(),
  body: z.string().describe("Markdown."),
  isPublished: z.boolean(),
  version: z.int().describe("0 for the original text."),
  changedAt: z.iso.datetime(),
});
export type PageEdit = z.infer<typeof pageEdit>;
