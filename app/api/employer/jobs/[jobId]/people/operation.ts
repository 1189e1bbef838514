import { addedPerson, personInput, postingParams } from "@/lib/applications/by-hand/schema";
import { NO_POSTING, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Add someone to a job by hand",
  description:
    "No account is made for them. An email tells them once who added them and what is kept, with a link to see, withdraw and delete it.",
  auth: "required",
  params: postingParams,
  body: personInput,
  response: addedPerson,
  status: 201,
  problems: {
    ...TOO_MANY,
    ...NO_POSTING,
    403: "Your own email address isn't verified.",
    409: "This job isn't accepting applicants, or they have already applied: `applicationId` names the application unless blind screening hides whose it is.",
  },
} satisfies Operation;
