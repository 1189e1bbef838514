import type { Operation } from "@/lib/http/operation";
import { hiringManagerList, hiringManagerParams } from "@/lib/jobs/employer/hiring-managers.schema";

const about = {
  auth: "required",
  params: hiringManagerParams,
  response: hiringManagerList,
  problems: { 404: "Your companies have no job with this id, or no such hiring manager." },
} as const;

export const PUT = {
  summary: "Give a job to a hiring manager",
  description: "They read, rate and decide on its applications.",
  ...about,
} satisfies Operation;

export const DELETE = {
  summary: "Take a job from a hiring manager",
  ...about,
} satisfies Operation;
