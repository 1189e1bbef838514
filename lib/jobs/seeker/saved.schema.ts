import { z } from "zod";
import type { JobCard } from "../schema";

/** How many jobs of a browser move to an account at once. */
const MERGE_MAX = 200;
export const SAVED_PAGE_SIZE = 20;

/** What was saved in a browser; it may be anything, so what is no job's id is ignored later. */
export const mergeInput = z.strictObject({
  ids: z.array(z.string().max(100)).max(MERGE_MAX, `At most ${MERGE_MAX} jobs at once`),
});

export const savedJobParams = z.object({ jobId: z.uuid("This isn't a job's id") });

export const NOTE_MAX_LENGTH = 2000;

/** What someone writes about a saved job, for themselves; "" takes it away. */
export const noteInput = z.strictObject({
  note: z
    .string("Write a note")
    .trim()
    .max(NOTE_MAX_LENGTH, `A note can have at most ${NOTE_MAX_LENGTH} characters`),
});
export type NoteInput = z.infer<typeof noteInput>;

/** The latest saved first, or those that close first. */
export const SAVED_SORTS = { saved: "Latest saved", closing: "Closing soon" } as const;
export type SavedSort = keyof typeof SAVED_SORTS;

/** A job that someone saved, whether or not one can still apply. */
export type SavedJob = { job: JobCard; isOpen: boolean; note: string | null };

/** One page of the jobs that someone saved. */
export type SavedJobList = { jobs: SavedJob[]; total: number; page: number; pageCount: number };
