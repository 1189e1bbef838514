import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { boardInput, boardView } from "@/lib/jobs/boards/schema";

export const GET = {
  summary: "List the boards of this installation",
  auth: "required",
  response: z.object({ boards: z.array(boardView) }),
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Add a board: a host name with a face and a choice of jobs of its own",
  description: "Its jobs appear in the background, those of a large site after some minutes.",
  auth: "required",
  body: boardInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "There are as many boards as an installation can have." },
} satisfies Operation;
