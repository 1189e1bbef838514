import { z } from "zod";
import { invitationView, slotSetInput } from "@/lib/applications/interviews/slots.schema";
import { RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Offer applicants times for an interview",
  description: "They choose one each. Times they could choose from before are taken back.",
  auth: "required",
  body: slotSetInput,
  response: z.object({ invitations: z.array(invitationView) }),
  status: 201,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
