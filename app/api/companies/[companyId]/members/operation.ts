import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { MEMBER_ROLES } from "@/lib/companies/team/schema";
import { NO_MEMBER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const instant = z.iso.datetime();
const role = z.enum(MEMBER_ROLES);
const team = z.looseObject({
  companyId: z.uuid(),
  companyName: z.string(),
  yourRole: role,
  members: z.array(
    z.looseObject({
      userId: z.uuid(),
      name: z.string(),
      email: z.string(),
      role,
      joinedAt: instant,
    }),
  ),
  invitations: z
    .array(z.looseObject({ id: z.uuid(), email: z.string(), role, expiresAt: instant }))
    .describe("For owners only."),
  requests: z
    .array(z.object({ userId: z.uuid(), name: z.string(), email: z.string(), askedAt: instant }))
    .describe("For owners only."),
});

export const GET = {
  summary: "List a company's members",
  auth: "required",
  params: companyParams,
  answer: team,
  problems: NO_MEMBER,
} satisfies Operation;
