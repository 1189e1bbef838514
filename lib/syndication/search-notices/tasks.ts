import "server-only";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { on, type Reaction, type RepeatedTask, type ScheduledTask } from "@/lib/platform/queue";
import { noteChangedJobs } from "./noting.commands";
import { forgetSearchNotices, sendSearchNotices } from "./sending.commands";

export const reactions: Reaction[] = [jobsPublished, jobsEdited, jobsEnded].map((event) =>
  on(event, ({ jobIds }) => noteChangedJobs(jobIds)),
);

export const scheduled: ScheduledTask[] = [
  { name: "forget_search_notices", pattern: "52 4 * * *", run: (now) => forgetSearchNotices(now) },
];

export const repeated: RepeatedTask[] = [
  { name: "send_search_notices", pauseMs: 15_000, run: sendSearchNotices },
];
