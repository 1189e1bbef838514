import { z } from "zod";
import { CATEGORY_CODES } from "@/lib/shared/categories/codes";

const line = (most: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} must not be empty`)
    .max(most, `${what} must be at most ${most} characters long`);

const card = z.strictObject({
  title: line(60, "A title"),
  category: z.enum(CATEGORY_CODES).nullable(),
  query: line(100, "What it searches for"),
  icon: z.string().regex(/^[a-z0-9-]{1,40}$/, "must be the name of an icon"),
  description: line(160, "A description"),
});

/** The cards of popular categories, in order. */
export const categoryCardsInput = z.strictObject({
  cards: z
    .array(card)
    .min(1, "Keep at least one card")
    .max(48, "There can be at most 48 cards")
    .refine(
      (cards) => new Set(cards.map(({ title }) => title.toLowerCase())).size === cards.length,
      "Two cards have the same title",
    ),
});
export type CategoryCardsInput = z.infer<typeof categoryCardsInput>;
export type CategoryCard = CategoryCardsInput["cards"][number];
