import { z } from "zod";
import { acceptanceInput, acceptanceParams } from "@/lib/companies/team/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Accept an invitation",
  auth: "required",
  params: acceptanceParams,
  body: acceptanceInput,
  answer: z.object({ companyId: z.uuid() }),
  problems: {
    409: "It is for another address; the message says what to do.",
    410: "It is over, or the token is not its own.",
  },
} satisfies Operation;
