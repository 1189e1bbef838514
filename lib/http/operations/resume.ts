import "server-only";
import { z } from "zod";
import {
  findingDecision,
  findingParams,
  resumeChange,
  resumeParams,
  resumeUpload,
  resumeView,
} from "@/lib/profiles/resumes/schema";
import type { Operation } from "../openapi";
import { profile } from "./profile";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const notFound = { 404: "No resume of yours has this id." };

/** The calls about one's own résumés. */
export const resumeOperations: Operation[] = [
  {
    method: "get",
    path: "/api/resumes",
    summary: "List one's resumes",
    isForAccounts: true,
    answer: z.object({ resumes: z.array(resumeView).describe("The default first.") }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/resumes",
    summary: "Upload a resume",
    description: "The body is the file: PDF, DOC or DOCX of at most 5 MB; `name` is its own name.",
    isForAccounts: true,
    query: resumeUpload,
    answer: resumeView,
    status: 201,
    problems: {
      ...unauthenticated,
      409: "There is no room: ten files of 50 MB together are kept.",
      413: "Larger than 5 MB.",
      422: "Not a file that is taken; the message says why.",
      429: "Too many tries; `Retry-After` says how long to wait.",
      503: "The file cannot be kept or checked right now.",
    },
  },
  {
    method: "patch",
    path: "/api/resumes/{resumeId}",
    summary: "Make a resume the default, or take its removal back",
    isForAccounts: true,
    params: resumeParams,
    body: resumeChange,
    answer: resumeView,
    problems: {
      ...unauthenticated,
      ...notFound,
      409: "There is no more room for it.",
      422: "Something in the body cannot be used; `errors` names it.",
    },
  },
  {
    method: "delete",
    path: "/api/resumes/{resumeId}",
    summary: "Remove a resume",
    description: "What was applied with stays with those applications.",
    isForAccounts: true,
    params: resumeParams,
    problems: { ...unauthenticated, ...notFound },
  },
  {
    method: "get",
    path: "/api/resumes/{resumeId}/file",
    summary: "Download a resume",
    isForAccounts: true,
    params: resumeParams,
    file: "application/octet-stream",
    problems: { ...unauthenticated, ...notFound },
  },
  {
    method: "post",
    path: "/api/resumes/{resumeId}/findings/{findingId}",
    summary: "Take over into the profile, or skip, what was read in a resume",
    description: "`content` corrects it, in the shape of the profile's input of its kind.",
    isForAccounts: true,
    params: findingParams,
    body: findingDecision,
    answer: profile,
    problems: {
      ...unauthenticated,
      404: "No proposal of yours has this id.",
      409: "It was decided otherwise, or the profile is full.",
      422: "Something is missing or cannot be used; `errors` names it.",
    },
  },
];
