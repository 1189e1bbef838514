import { categoryCardsInput } from "@/lib/content/category-cards.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Replace the popular categories",
  auth: "required",
  body: categoryCardsInput,
  problems: ADMINS_ONLY,
} satisfies Operation;

export const DELETE = {
  summary: "Restore the original popular categories",
  auth: "required",
  problems: ADMINS_ONLY,
} satisfies Operation;
