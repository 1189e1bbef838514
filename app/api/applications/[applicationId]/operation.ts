import { z } from "zod";
import { moved } from "@/lib/applications/pipeline/moves.schema";
import { applicationParams, moveInput } from "@/lib/applications/status.schema";
import { applicationView, receivedApplication } from "@/lib/applications/views.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read an application",
  description:
    "For the sender and for the company. The applicant sees when the company first opens it.",
  auth: "required",
  scope: "read_applications",
  params: applicationParams,
  response: z
    .union([applicationView, receivedApplication])
    .describe("The first for its sender, the second for the company."),
  problems: NO_APPLICATION,
} satisfies Operation;

export const PATCH = {
  summary: "Change an application's status",
  auth: "required",
  params: applicationParams,
  body: moveInput,
  response: moved,
  problems: {
    ...NO_APPLICATION,
    409: "It changed since `version`, and the message says how, or its status doesn't allow this.",
  },
} satisfies Operation;
