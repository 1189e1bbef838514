import "server-only";
import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import {
  acceptanceInput,
  acceptanceParams,
  invitationInput,
  invitationParams,
  joinDecisionInput,
  MEMBER_ROLES,
  memberParams,
  roleChangeInput,
  transferInput,
} from "@/lib/companies/team/schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const owned = {
  ...unauthenticated,
  403: "Only owners of the company can do this.",
  404: "You have no company with this ID, or it has no member with this one.",
};
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const role = z.enum(MEMBER_ROLES);
const instant = z.iso.datetime();

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
    .describe("For owners alone."),
  requests: z
    .array(z.object({ userId: z.uuid(), name: z.string(), email: z.string(), askedAt: instant }))
    .describe("For owners alone."),
});

const members: Operation[] = [
  {
    method: "get",
    path: "/api/companies/{companyId}/members",
    summary: "List who belongs to a company",
    isForAccounts: true,
    params: companyParams,
    answer: team,
    problems: { ...unauthenticated, 404: owned[404] },
  },
  {
    method: "patch",
    path: "/api/companies/{companyId}/members/{userId}",
    summary: "Give a member another role",
    isForAccounts: true,
    params: memberParams,
    body: roleChangeInput,
    problems: { ...owned, 409: "No owner would be left.", ...invalid },
  },
  {
    method: "delete",
    path: "/api/companies/{companyId}/members/{userId}",
    summary: "Remove someone from a company, or leave it",
    description: "They can do nothing there from that moment on.",
    isForAccounts: true,
    params: memberParams,
    problems: { ...owned, 409: "No owner would be left." },
  },
  {
    method: "post",
    path: "/api/companies/{companyId}/transfer",
    summary: "Hand a company on to another member",
    isForAccounts: true,
    params: companyParams,
    body: transferInput,
    problems: { ...owned, ...invalid },
  },
];

const invitations: Operation[] = [
  {
    method: "post",
    path: "/api/companies/{companyId}/invitations",
    summary: "Invite someone by email",
    description: "The link works for seven days, for an account with that address alone.",
    isForAccounts: true,
    params: companyParams,
    body: invitationInput,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    problems: {
      ...owned,
      409: "They belong to the company already, or it is full.",
      ...invalid,
      429: "Twenty within an hour, or sixty within a day.",
    },
  },
  {
    method: "delete",
    path: "/api/companies/{companyId}/invitations/{invitationId}",
    summary: "Take an invitation back",
    isForAccounts: true,
    params: invitationParams,
    problems: { ...owned, 409: "It has since been accepted." },
  },
  {
    method: "post",
    path: "/api/company-invitations/{invitationId}/acceptance",
    summary: "Accept an invitation",
    isForAccounts: true,
    params: acceptanceParams,
    body: acceptanceInput,
    answer: z.object({ companyId: z.uuid() }),
    problems: {
      ...unauthenticated,
      409: "It is for another address; the message says what to do.",
      410: "It is over, or the token is not its own.",
      ...invalid,
    },
  },
];

/** The calls by which people come into a company's team and leave it. */
export const companyTeamOperations: Operation[] = [
  ...members,
  ...invitations,
  {
    method: "post",
    path: "/api/companies/{companyId}/join-requests",
    summary: "Ask a company to be let in",
    isForAccounts: true,
    params: companyParams,
    answer: z.object({ state: z.enum(["asked", "member"]) }),
    problems: {
      ...unauthenticated,
      403: "Only recruiters with a verified address can ask.",
      404: "No company has this id.",
      409: "It has declined, or there's no one to decide.",
      429: "Ten within a day.",
    },
  },
  {
    method: "delete",
    path: "/api/companies/{companyId}/join-requests",
    summary: "Take back what one asked of a company",
    isForAccounts: true,
    params: companyParams,
    problems: unauthenticated,
  },
  {
    method: "put",
    path: "/api/companies/{companyId}/join-requests/{userId}",
    summary: "Accept or decline someone who asked to join",
    isForAccounts: true,
    params: memberParams,
    body: joinDecisionInput,
    problems: { ...owned, 409: "Another owner has decided already.", ...invalid },
  },
];
