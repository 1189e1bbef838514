import { z } from "zod";
import type { JobCard } from "../schema";

/** How many jobs of a browser move to an account at once. */
const MERGE_MAX = 200;
export const SAVED_PAGE_SIZE = 20;

/** What was saved in a browser; it may be anything, so what is no job's id is ignored later. */
export const mergeInput = z.strictObject({
  ids: z.array(z.string().max(100)).max(MERGE_MAX, `At most ${MERGE_MAX} jobs at once`),
});

export const savedJobParams = z.object({ jobId: z.uuid("This is no job's id") });

/** A job that somebody saved, whether or not one can still apply. */
export type SavedJob = { job: JobCard; isOpen: boolean };

/** One page of the jobs that somebody saved, the latest first. */
export type SavedJobList = { jobs: SavedJob[]; total: number; page: number; pageCount: number };
