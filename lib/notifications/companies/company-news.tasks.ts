import "server-only";
import { isRecruiting } from "@/lib/accounts/roles";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import {
  assignmentEnded,
  joinDecided,
  joinRequested,
  memberInvited,
  memberJoined,
  memberLeft,
  memberRoleChanged,
  verificationMailRequested,
} from "@/lib/companies/events";
import { MAIL_DAYS } from "@/lib/companies/verification/schema";
import { on, type Reaction } from "@/lib/platform/queue";
import { mailedToken } from "@/lib/platform/security/secrets";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { deliver, deliverAll } from "../commands";
import { type MailReader, tellMember } from "../digests/telling.commands";
import type { ExpiringLink } from "../mail-words";
import { findRecipient } from "../queries";
import { dropClosedPages } from "./closed-pages.commands";
import * as emails from "./company-news.emails";
import {
  findCompanyOwners,
  findInvitationMail,
  findVerificationMail,
} from "./company-news.queries";

const DAY_MS = 86_400_000;
const TEAM = "/employer/profile/team";

function linkTo(path: string, id: string, expiresAt: Date): ExpiringLink {
  const url = absolute(site(), `${path}/${id}?token=${encodeURIComponent(mailedToken(id))}`);
  return { url, expiresAt: expiresAt.toISOString() };
}

type Person = { fullName: string | null; username: string; email: string };

/** A person as strangers read of them: with the address, so that it can be checked. */
function named(person: Person | null): string | null {
  return person && `${person.fullName?.trim() || person.username} (${person.email})`;
}

async function mailInvitation({ id }: { id: string }): Promise<void> {
  const found = await findInvitationMail(id);
  if (!found) return;
  const { email, role, company, invitedBy, expiresAt } = found;
  const link = linkTo("/invitations", id, expiresAt);
  const invitation = { company: company.name, role, by: named(invitedBy), link };
  await deliver({
    key: `company_invitation.${id}`,
    userId: null,
    kind: "company_invitation",
    to: { name: null, address: email },
    content: emails.memberInvited(site(), invitation),
  });
}

async function mailVerification({ id }: { id: string }): Promise<void> {
  const found = await findVerificationMail(id);
  if (!found?.email) return;
  const { email, domain, company, startedBy, startedAt } = found;
  const expiresAt = new Date(startedAt.getTime() + MAIL_DAYS * DAY_MS);
  const link = linkTo("/company-verifications", id, expiresAt);
  await deliver({
    key: `company_verification.${id}`,
    userId: null,
    kind: "company_verification",
    to: { name: null, address: email },
    content: emails.verifyCompany(site(), {
      company: company.name,
      domain,
      by: named(startedBy),
      link,
    }),
  });
}

type Cause = { id: string; companyId: string; userId: string };
type Words = { title: string; text: string; path: string; action: string };

type ToOne = Cause & { isNecessary: boolean };

async function tellTeamNews(
  { id, companyId, userId, isNecessary }: ToOne,
  { action, ...note }: Words,
): Promise<void> {
  const mail = (reader: MailReader) =>
    emails.teamNews(site(), { ...reader, ...note, action, isNecessary });
  await tellMember({ kind: "team_change", id, companyId, userId, note, mail, isNecessary });
}

/** Tells owners what someone else did; they choose when they hear of it. */
function tellOwners(
  { id, companyId }: Cause,
  ownerIds: readonly string[],
  words: Words,
): Promise<void> {
  return deliverAll(
    ownerIds.map((userId) => tellTeamNews({ id, companyId, userId, isNecessary: false }, words)),
  );
}

/** Tells someone about their own membership, which they always hear of. */
function tellAbout({ id, companyId, userId }: Cause, words: Words): Promise<void> {
  return tellTeamNews({ id, companyId, userId, isNecessary: true }, words);
}

async function askOwners(event: Cause): Promise<void> {
  const { companyId, userId } = event;
  const [company, person] = await Promise.all([
    findCompanyOwners(companyId),
    findRecipient(userId),
  ]);
  if (!company || !person) return;
  const title = `${person.name} asks to join ${company.name}`;
  const text = `${person.name} (${person.address}) wants to join as a recruiter. An owner decides.`;
  const words = { title, text, path: TEAM, action: "Decide" };
  await tellOwners(event, company.ownerIds, words);
}

async function tellOfDecision(event: Cause & { isAccepted: boolean }): Promise<void> {
  const company = await findCompanyOwners(event.companyId);
  if (!company) return;
  const words = event.isAccepted
    ? {
        title: `You've joined ${company.name}`,
        text: `An owner of ${company.name} accepted your request. You can now post jobs and handle applications for it.`,
      }
    : {
        title: `${company.name} has declined`,
        text: `An owner of ${company.name} declined your request to join.`,
      };
  await tellAbout(event, { ...words, path: "/employer", action: "Go to your dashboard" });
}

async function tellOwnersOfEntry(event: Cause): Promise<void> {
  const { companyId, userId } = event;
  const [company, person] = await Promise.all([
    findCompanyOwners(companyId),
    findRecipient(userId),
  ]);
  if (!company || !person) return;
  const title = `${person.name} joined ${company.name}`;
  const text = `${person.name} (${person.address}) is now a member of ${company.name}. If that's wrong, remove them.`;
  const words = { title, text, path: TEAM, action: "See the team" };
  const others = company.ownerIds.filter((ownerId) => ownerId !== userId);
  await tellOwners(event, others, words);
}

async function tellOfRemoval(event: Cause & { byUserId: string }): Promise<void> {
  const company = await findCompanyOwners(event.companyId);
  if (!company || event.byUserId === event.userId) return;
  await tellAbout(event, {
    title: `You're no longer a member of ${company.name}`,
    text: `An owner of ${company.name} removed you from its team.`,
    path: "/employer",
    action: "Go to your dashboard",
  });
}

const ROLE_WORDS: Record<MemberRole, string> = {
  owner: "an owner",
  recruiter: "a recruiter",
  hiring_manager: "a hiring manager",
  interviewer: "an interviewer",
};

async function tellOfRole(event: Cause & { role: MemberRole }): Promise<void> {
  const company = await findCompanyOwners(event.companyId);
  if (!company) return;
  const role = ROLE_WORDS[event.role];
  // Only owners and recruiters see the team.
  const isTeam = isRecruiting(event.role);
  await tellAbout(event, {
    title: `You're now ${role} of ${company.name}`,
    text: `Your role at ${company.name} has changed. You're now ${role}.`,
    path: isTeam ? TEAM : "/employer",
    action: isTeam ? "See the team" : "Go to your dashboard",
  });
}

/** Reactions that tell people about a company's team and its verification. */
export const reactions: Reaction[] = [
  on(memberInvited, mailInvitation),
  on(verificationMailRequested, mailVerification),
  on(joinRequested, askOwners),
  on(joinDecided, tellOfDecision),
  on(memberJoined, tellOwnersOfEntry),
  on(memberLeft, tellOfRemoval),
  on(memberLeft, ({ userId }) => dropClosedPages(userId)),
  on(memberRoleChanged, tellOfRole),
  on(memberRoleChanged, ({ userId }) => dropClosedPages(userId)),
  on(assignmentEnded, ({ userId }) => dropClosedPages(userId)),
];
