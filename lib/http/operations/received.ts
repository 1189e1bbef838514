import "server-only";
import { z } from "zod";
import { noteInput, noteParams } from "@/lib/applications/employer-view/notes.schema";
import { ratingInput } from "@/lib/applications/employer-view/ratings.schema";
import { tagInput, tagParams } from "@/lib/applications/employer-view/tags.schema";
import {
  interviewChange,
  interviewInput,
  interviewParams,
} from "@/lib/applications/interviews/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import type { Operation } from "../openapi";

const READ = {
  401: "No session and no bearer token, or one that has ended.",
  404: "There is no such application for one's companies: another's, held or withdrawn.",
  409: "What was sent was deleted.",
};
const WRITTEN = {
  ...READ,
  409: "What was sent has since been deleted or changed.",
  422: "Something in the body cannot be used; `errors` names it.",
  429: "More than 60 within a minute.",
};

const note = z.object({
  id: z.uuid(),
  author: z.string().nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  mentions: z.array(z.string()).describe("Who was told, by name."),
  writtenAt: z.iso.datetime(),
});
const ratings = z.object({
  isTeamHidden: z.boolean().describe("The team's are shown once one has rated oneself."),
  criteria: z.array(
    z.object({
      criterion: z.string(),
      own: z.int().nullable(),
      mean: z.number().nullable(),
      count: z.int().nullable(),
    }),
  ),
});
const tags = z.object({ tags: z.array(z.string()), suggestions: z.array(z.string()) });
const interview = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  timeZone: z.string(),
  wallTime: z.string().describe("The start as clocks in `timeZone` show it."),
  place: z.string(),
  note: z.string().nullable(),
  version: z.int(),
  isCancelled: z.boolean(),
  isPast: z.boolean(),
});

const base = "/api/applications/{applicationId}";
const of = { isForAccounts: true, params: applicationParams } as const;

const assessment: Operation[] = [
  {
    ...of,
    method: "get",
    path: `${base}/resume/text`,
    summary: "Read the words of the resume that came with an application",
    description: "Counts as an opening, as the file does; null while it is not read.",
    answer: z.object({ text: z.string().nullable() }),
    problems: {
      ...READ,
      403: "The company screens blind, and the stage does not show names.",
      429: "More than 60 openings within an hour, or 300 within a day.",
    },
  },
  {
    ...of,
    method: "get",
    path: `${base}/notes`,
    summary: "List the team's notes about an applicant",
    answer: z.object({ notes: z.array(note) }),
    problems: READ,
  },
  {
    ...of,
    method: "post",
    path: `${base}/notes`,
    summary: "Write a note about an applicant",
    description: "The applicant never sees it. Colleagues named with @ are told.",
    body: noteInput,
    answer: note,
    status: 201,
    problems: WRITTEN,
  },
  {
    method: "delete",
    path: `${base}/notes/{noteId}`,
    summary: "Delete a note of one's own",
    isForAccounts: true,
    params: noteParams,
    problems: { ...READ, 403: "A colleague wrote it." },
  },
  {
    ...of,
    method: "get",
    path: `${base}/ratings`,
    summary: "Find how an applicant is rated",
    answer: ratings,
    problems: READ,
  },
  {
    ...of,
    method: "put",
    path: `${base}/ratings`,
    summary: "Rate an applicant by one criterion",
    body: ratingInput,
    answer: ratings,
    problems: WRITTEN,
  },
  {
    ...of,
    method: "get",
    path: `${base}/tags`,
    summary: "List an applicant's tags",
    answer: tags,
    problems: READ,
  },
  {
    ...of,
    method: "post",
    path: `${base}/tags`,
    summary: "Put a tag on an applicant",
    body: tagInput,
    answer: tags,
    problems: WRITTEN,
  },
  {
    method: "delete",
    path: `${base}/tags/{tag}`,
    summary: "Take a tag from an applicant",
    isForAccounts: true,
    params: tagParams,
    answer: tags,
    problems: READ,
  },
];

const interviews: Operation[] = [
  {
    ...of,
    method: "get",
    path: `${base}/interviews`,
    summary: "List the interviews of an application",
    description: "For who sent it, and for the company that got it.",
    answer: z.object({ interviews: z.array(interview) }),
    problems: READ,
  },
  {
    ...of,
    method: "post",
    path: `${base}/interviews`,
    summary: "Invite an applicant to an interview",
    description: "The applicant is told, by mail with a calendar file.",
    body: interviewInput,
    answer: interview,
    status: 201,
    problems: WRITTEN,
  },
  {
    method: "patch",
    path: `${base}/interviews/{interviewId}`,
    summary: "Move an interview",
    isForAccounts: true,
    params: interviewParams,
    body: interviewChange,
    answer: interview,
    problems: WRITTEN,
  },
  {
    method: "delete",
    path: `${base}/interviews/{interviewId}`,
    summary: "Call an interview off",
    isForAccounts: true,
    params: interviewParams,
    answer: interview,
    problems: READ,
  },
  {
    method: "get",
    path: `${base}/interviews/{interviewId}/calendar`,
    summary: "Get an interview as a calendar file",
    isForAccounts: true,
    params: interviewParams,
    file: "text/calendar",
    problems: READ,
  },
];

/** The calls by which a company works on one application. */
export const receivedOperations: Operation[] = [...assessment, ...interviews];
