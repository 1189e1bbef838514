import "server-only";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { readResume } from "../resume-parsing/parsing.commands";
import { sweepRemovedResumes } from "./changes.commands";
import { resumeUploaded } from "./events";

export const reactions: Reaction[] = [on(resumeUploaded, (event) => readResume(event))];

export const scheduled: ScheduledTask[] = [
  {
    name: "sweep_removed_resumes",
    pattern: "*/10 * * * *",
    run: async (now) => {
      await sweepRemovedResumes(now);
    },
  },
];
