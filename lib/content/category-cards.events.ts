import { z } from "zod";

/** The cards of popular categories were changed. */
export const categoryCardsChanged = {
  name: "content.category_cards_changed",
  payload: z.object({}),
};
