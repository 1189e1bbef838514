import { z } from "zod";
import { CATEGORY_CODES } from "@/lib/shared/categories/codes";

const NAME_LENGTH = 40;
const HOST_LENGTH = 253;
const MAIL_LENGTH = 254;
const MOST_OF_EACH = 100;
const MOST_ADMINS = 50;
const PLACE_LENGTH = 120;
const MAX_RADIUS_KM = 300;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::[1-9]\\d{0,4})?$`);

/** A place as a board's filter has it: what its name meant when it was set. */
const storedPlace = z.object({
  label: z.string(),
  kind: z.enum(["country", "region", "city"]),
  countryCode: z.string(),
  regionCode: z.string().nullable(),
  /** Of a city, and of those within the radius around it. */
  cityIds: z.array(z.int()),
  km: z.int().nullable(),
});
export type BoardPlace = z.infer<typeof storedPlace>;

/**
 * Which jobs a board shows: those that meet each list that isn't empty, by any of what is in it.
 * With all lists empty, all jobs.
 */
export const boardFilter = z.object({
  categories: z.array(z.enum(CATEGORY_CODES)),
  places: z.array(storedPlace),
  /** By slugs, which lead to what a company was merged into. */
  companies: z.array(z.string()),
  sourceIds: z.array(z.int()),
});
export type BoardFilter = z.infer<typeof boardFilter>;

const many = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(MOST_OF_EACH, `Enter at most ${MOST_OF_EACH}`);

/** What an admin says of a board. */
export const boardInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name")
    .max(NAME_LENGTH, `Use at most ${NAME_LENGTH} characters`),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, { error: "Enter the host name that people open", abort: true })
    .max(HOST_LENGTH, `Use at most ${HOST_LENGTH} characters`)
    .regex(HOST, "Enter a host name alone, such as jobs.example.org")
    .describe("Without https:// and without a path. Names outside ASCII in their xn-- form."),
  mailFrom: z
    .email("Enter an email address, such as jobs@leeds.example, or nothing")
    .max(MAIL_LENGTH, `Use at most ${MAIL_LENGTH} characters`)
    .nullable()
    .default(null)
    .describe("The sender's address of its emails; null for the installation's."),
  categories: many(z.enum(CATEGORY_CODES, "Choose categories of this site")),
  places: many(
    z.strictObject({
      place: z
        .string()
        .trim()
        .min(1, "Enter a place")
        .max(PLACE_LENGTH, `Use at most ${PLACE_LENGTH} characters`)
        .describe("A city, a region or a country, such as “Leeds” or “Bavaria”."),
      km: z
        .int("Enter whole kilometres")
        .min(1, "Enter at least one kilometre")
        .max(MAX_RADIUS_KM, `Enter at most ${MAX_RADIUS_KM} kilometres`)
        .nullable()
        .describe("Kilometres around a city; null for the city alone."),
    }),
  ),
  companies: many(z.string().trim().min(1, "Enter a company's address")).describe(
    "Companies' slugs, the last part of their pages' addresses.",
  ),
  sources: many(z.int("Choose sources of this site")).describe("Sources' ids."),
  admins: z
    .array(z.email("Enter email addresses"))
    .max(MOST_ADMINS, `Enter at most ${MOST_ADMINS}`)
    .describe("Admins who may change this board's face and words, and do nothing else as admins."),
});
export type BoardInput = z.infer<typeof boardInput>;

export const boardParams = z.strictObject({ boardId: z.uuid() });

/** A board as admins see it. */
export const boardView = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  url: z.string(),
  mailFrom: z.string().nullable(),
  categories: z.array(z.enum(CATEGORY_CODES)),
  places: z.array(z.object({ place: z.string(), km: z.int().nullable() })),
  companies: z.array(z.object({ slug: z.string(), name: z.string() })),
  sources: z.array(z.object({ id: z.int(), name: z.string() })),
  admins: z.array(z.string()),
  jobs: z.int().describe("Live jobs that it shows."),
});
export type BoardView = z.infer<typeof boardView>;
