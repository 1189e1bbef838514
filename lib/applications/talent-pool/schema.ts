import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { type Origin, personInput } from "../by-hand/schema";
import { NOTE_MAX_LENGTH } from "../limits.schema";

/** How many people a page of the talent pool shows. */
export const POOL_PAGE_SIZE = 20;
const SKILLS_MAX = 30;
const TAGS_MAX = 20;
const NAME_MAX = 60;

/** Someone whom a company asks by hand whether it may keep them in its talent pool. */
export const poolPersonInput = personInput.pick({
  fullName: true,
  email: true,
  phone: true,
  headline: true,
  place: true,
  origin: true,
  mayPassOn: true,
});
export type PoolPersonInput = z.infer<typeof poolPersonInput>;

function names(what: string, most: number) {
  const name = z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, `A ${what} can't be empty`)
        .max(NAME_MAX, `A ${what} has at most ${NAME_MAX} characters`)
        .regex(/^[^\p{Cc}]*$/u, `A ${what} is one line`),
    );
  return z
    .array(name)
    .transform((all) => [...new Map(all.map((each) => [each.toLowerCase(), each])).values()])
    .pipe(z.array(z.string()).max(most, `Add at most ${most} ${what}s`));
}

/** What the team changes about someone in its talent pool. */
export const poolChange = z.strictObject({
  version: z
    .int("The version is a whole number")
    .min(1, "Versions begin at 1")
    .describe("Theirs when you read it. 409 if it has changed since."),
  skills: names("skill", SKILLS_MAX).describe("What they can do. They see it."),
  tags: names("tag", TAGS_MAX).describe("For the team alone."),
  note: z
    .string("Write the note as text")
    .nullable()
    .transform((text) => cleanLines(text ?? "").trim() || null)
    .pipe(
      z
        .string()
        .max(NOTE_MAX_LENGTH, `The note must be at most ${NOTE_MAX_LENGTH} characters long`)
        .nullable(),
    )
    .describe("For the team alone."),
});
export type PoolChange = z.infer<typeof poolChange>;

export const poolJobInput = z.strictObject({ jobId: z.uuid("Choose a job") });

export const poolAdditionInput = poolJobInput.extend({
  submissionId: z
    .uuid("submissionId must be a UUID")
    .describe("Chosen by the sender: sending it again doesn't add anyone twice."),
});
export type PoolAddition = z.infer<typeof poolAdditionInput>;

const isGiven = z
  .boolean("Say yes or no")
  .describe("Whether the company may keep them. No deletes everything at once.");
export const consentInput = z.strictObject({ isGiven });

/** No token of a mailed link is longer. */
export const POOL_TOKEN_MAX = 120;
export const consentLinkInput = consentInput.extend({
  token: z.string().min(1, "The link is not complete.").max(POOL_TOKEN_MAX),
});

export const poolParams = z.object({
  pooledPersonId: z.uuid("There's no one with this id in your talent pool."),
});

export const pooledReceipt = z.object({ id: z.uuid() });

/** Someone in a company's talent pool, in its list. */
export type PoolRow = {
  id: string;
  fullName: string;
  /** Whether they agreed; until then, the company sees no more than the name. */
  isGiven: boolean;
  headline: string | null;
  place: string | null;
  skills: string[];
  tags: string[];
  askedAt: string;
  /** Until when they are kept; of someone who hasn't answered, when what was sent is deleted. */
  dueAt: string;
};

/** Where someone stands with a company's talent pool. */
export type PoolState = { id: string; isGiven: boolean };

export type PoolFilters = { query: string; tag: string; page: number };

export type PoolList = {
  people: PoolRow[];
  total: number;
  page: number;
  pageCount: number;
  /** The tags that the team uses in it. */
  tags: string[];
  /** Whether there is anybody in it, whatever the filters. */
  hasAny: boolean;
};

/** Someone in the talent pool who agreed, as the team sees them. */
export type PooledPersonView = PoolRow & {
  companyId: string;
  companyName: string;
  email: string;
  phone: string | null;
  note: string | null;
  version: number;
  givenAt: string | null;
  /** How the company met them; null for someone who applied. */
  origin: Origin | null;
  /** The application from which they came, while the company has it. */
  applicationId: string | null;
  invitedTo: { jobId: string; title: string; at: string }[];
};

/** What a company keeps about someone in its talent pool, as they see it. */
export type OwnPoolView = {
  id: string;
  company: { name: string; slug: string };
  /** Who asked; null if they have no account any longer. */
  askedBy: string | null;
  askedAt: string;
  isGiven: boolean;
  /** Whether a yes is about to end, and they were asked again. */
  isAskedAgain: boolean;
  dueAt: string;
  fullName: string;
  email: string;
  phone: string | null;
  headline: string | null;
  place: string | null;
  skills: string[];
  origin: Origin | null;
};
