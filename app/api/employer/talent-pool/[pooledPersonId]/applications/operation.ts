import { addedPerson } from "@/lib/applications/by-hand/schema";
import { poolAdditionInput, poolParams } from "@/lib/applications/talent-pool/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Add someone in the talent pool to a job",
  description: "An email tells them, as for everyone who is added by hand.",
  auth: "required",
  params: poolParams,
  body: poolAdditionInput,
  response: addedPerson,
  status: 201,
  problems: {
    ...TOO_MANY,
    403: "Your own email address isn't verified.",
    404: "Your companies have no one with this id in a talent pool, or no such job.",
    409: "They haven't agreed, this job isn't accepting applicants, or they have already applied: `applicationId` names the application unless blind screening hides whose it is.",
  },
} satisfies Operation;
