import { poolJobInput, poolParams } from "@/lib/applications/talent-pool/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Invite someone in the talent pool to apply for a job",
  description: "By mail, once for each job: a repeat sends nothing.",
  auth: "required",
  params: poolParams,
  body: poolJobInput,
  problems: {
    ...TOO_MANY,
    403: "Your own email address isn't verified.",
    404: "Your companies have no one with this id in a talent pool, or no such job.",
    409: "They haven't agreed or have already applied, or the job isn't live.",
  },
} satisfies Operation;
