import { z } from "zod";
import { VIEW_NAME_MAX, VIEWS_MAX } from "../limits.schema";
import { companyParams } from "../pipeline/stages.schema";
import { TABLE_COLUMNS } from "./columns.schema";

const SEARCH_MAX_LENGTH = 2000;

const columns = z
  .array(z.enum(TABLE_COLUMNS, "There's no such column"))
  .max(TABLE_COLUMNS.length)
  .refine((names) => new Set(names).size === names.length, "Name each column once")
  .describe("The table's columns besides the name, in order.");

/** What someone chose to see in every table of a company's applications. */
export const tableColumns = z.strictObject({
  columns: columns.describe("In order. Empty for the usual ones."),
});
export type TableColumns = z.infer<typeof tableColumns>;

const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  search: z
    .string()
    .describe("The query string of the list: `view`, the filters and `sort`, without the company."),
  columns: z
    .array(z.enum(TABLE_COLUMNS))
    .describe("Empty for those that you chose for every list."),
  isFirst: z.boolean().describe("Whether it's shown when an address names no list."),
});
export type SavedView = z.infer<typeof savedView>;

/** Someone's own views of a company's applications, the oldest first. */
export const savedViews = z.object({ views: z.array(savedView) });
export type SavedViews = z.infer<typeof savedViews>;

export const savedViewParams = companyParams.extend({
  viewId: z.uuid("This isn't a saved view's id"),
});

const name = z
  .string("Enter a name")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Enter a name")
      .max(VIEW_NAME_MAX, `A name must be at most ${VIEW_NAME_MAX} characters long`),
  );
const search = z
  .string()
  .max(SEARCH_MAX_LENGTH)
  .describe("The query string of the list's address. What can't be read is ignored.");

export const viewInput = z.strictObject({
  name: name.describe(`You can have ${VIEWS_MAX} views with different names.`),
  search,
  columns: columns.default([]),
  isFirst: z.boolean().default(false),
});
export type ViewInput = z.infer<typeof viewInput>;

export const viewChange = z.strictObject({ name, search, columns, isFirst: z.boolean() }).partial();
export type ViewChange = z.infer<typeof viewChange>;
