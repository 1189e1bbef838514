import { z } from "zod";
import type { EventDefinition } from "@/lib/platform/queue";

const payload = z.object({ jobIds: z.array(z.uuid()).min(1) });
export type JobsEvent = EventDefinition<z.infer<typeof payload>>;

// Facts this domain announces. Whoever cares reacts in its own tasks.ts.

/** The jobs became public, for the first time or again. */
export const jobsPublished: JobsEvent = { name: "jobs.published", payload };
/** What public jobs say changed. */
export const jobsEdited: JobsEvent = { name: "jobs.edited", payload };
/** The jobs stopped being open: closed, expired, paused or removed. */
export const jobsEnded: JobsEvent = { name: "jobs.ended", payload };

/** Everything that changes what visitors see of jobs. */
export const JOB_EVENTS: JobsEvent[] = [jobsPublished, jobsEdited, jobsEnded];
