import { resetCategoryCards, saveCategoryCards } from "@/lib/content/category-cards.commands";
import { categoryCardsInput } from "@/lib/content/category-cards.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", body: categoryCardsInput },
  async ({ actor, body, client }) => saveCategoryCards(actor, body, client),
);

export const DELETE = route({ auth: "required" }, async ({ actor, client }) =>
  resetCategoryCards(actor, client),
);
