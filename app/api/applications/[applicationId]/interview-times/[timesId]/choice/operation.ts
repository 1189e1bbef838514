import { interviewView } from "@/lib/applications/interviews/schema";
import { choiceInput, invitationParams } from "@/lib/applications/interviews/slots.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Choose one of the offered interview times",
  description: "Another choice moves the interview. Both sides get a calendar file.",
  auth: "or_link",
  params: invitationParams,
  body: choiceInput,
  response: interviewView,
  problems: {
    404: "You weren't offered this time.",
    409: "It was taken by someone else, taken back, or it's too late. The message says which.",
  },
} satisfies Operation;
