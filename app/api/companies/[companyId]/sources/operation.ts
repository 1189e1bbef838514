import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { NO_COMPANY, VERIFIED_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companySourceInput } from "@/lib/sources/owned/schema";
import { sourceLine } from "@/lib/sources/schema";

export const GET = {
  summary: "List a company's sources",
  description: "Its own career sites from which its jobs come in, by name.",
  auth: "required",
  scope: "import_own",
  params: companyParams,
  response: z.object({ sources: z.array(sourceLine) }),
  problems: NO_COMPANY,
} satisfies Operation;

export const POST = {
  summary: "Connect a company's own career site",
  description:
    "At a verified domain of the company, or a career board that its own site links to. It is read for the first time at once, and then as often as you say.",
  auth: "required",
  scope: "import_own",
  params: companyParams,
  body: companySourceInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: { ...VERIFIED_ONLY, ...NO_COMPANY, 409: "There are 5 sources already." },
} satisfies Operation;
