import { z } from "zod";
import { invitationView } from "@/lib/applications/interviews/slots.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the interview times offered to an applicant",
  description: "For the sender and for the company, latest first.",
  auth: "or_link",
  params: applicationParams,
  response: z.object({ invitations: z.array(invitationView) }),
  problems: RECEIVED,
} satisfies Operation;
