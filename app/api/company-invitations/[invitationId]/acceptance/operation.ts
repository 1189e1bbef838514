import { z } from "zod";
import { acceptanceInput, acceptanceParams } from "@/lib/companies/team/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Accept an invitation",
  auth: "required",
  params: acceptanceParams,
  body: acceptanceInput,
  response: z.object({ companyId: z.uuid() }),
  problems: {
    409: "It's for another address. The message says what to do.",
    410: "It has expired, or the token isn't its own.",
  },
} satisfies Operation;
