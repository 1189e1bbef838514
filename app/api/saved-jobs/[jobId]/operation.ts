import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { noteInput, savedJobParams } from "@/lib/jobs/seeker/saved.schema";

export const PUT = {
  summary: "Save a job",
  auth: "required",
  params: savedJobParams,
  problems: { ...NO_JOB, 409: "The job is no longer open." },
} satisfies Operation;

export const PATCH = {
  summary: "Write a private note on a saved job",
  auth: "required",
  params: savedJobParams,
  body: noteInput,
  problems: { 404: "You haven't saved this job.", 422: "The note is too long." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove a saved job",
  auth: "required",
  params: savedJobParams,
} satisfies Operation;
