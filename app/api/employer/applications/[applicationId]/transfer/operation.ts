import { addedPerson } from "@/lib/applications/by-hand/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { transferInput, transferUndone } from "@/lib/applications/transfers/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const NOT_FOUND = "Your company has no application with this id.";

export const POST = {
  summary: "Move a person to another job of the same company",
  description:
    "They get an application there with what they sent and the team's notes and tags; ratings stay with the former one, which ends and says where it went. Someone without an account is told by email, everyone else by the message, if there is one.",
  auth: "required",
  params: applicationParams,
  body: transferInput,
  response: addedPerson,
  status: 201,
  problems: {
    ...TOO_MANY,
    404: `${NOT_FOUND} Or it has no job with this \`jobId\`.`,
    409: "They have an offer or are among the applicants there, this job isn't accepting applicants, or the application has changed since `version`.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Take back a move to another job",
  description:
    "Of the former application, while no one has been told and nothing has happened there. Interviews that the move called off take place again if their time is still ahead and free.",
  auth: "required",
  params: applicationParams,
  response: transferUndone,
  problems: {
    404: NOT_FOUND,
    409: "They weren't moved, were told, or something has happened there.",
  },
} satisfies Operation;
