import { z } from "zod";

/** A taxonomy was imported or taken out. */
export const taxonomiesChanged = { name: "search.taxonomies_changed", payload: z.object({}) };
