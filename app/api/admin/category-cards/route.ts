import { resetCategoryCards, saveCategoryCards } from "@/lib/content/category-cards.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, body, client }) =>
  saveCategoryCards(actor, body, client),
);

export const DELETE = route(operation.DELETE, async ({ actor, client }) =>
  resetCategoryCards(actor, client),
);
