import { randomUUID } from "node:crypto";
import { changeAvatar } from "@/lib/accounts/avatars.commands";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asActor, makeUser } from "../accounts";
import { makeCompany, makeJob } from "../factories";
import { aPicture } from "../pictures";
import { addEmployerData } from "./employers";
import { addModerationData } from "./moderation";
import { addSeekerData } from "./seekers";

/** Someone with rows in every table that refers to people. */
export type FullAccount = {
  user: User;
  actor: Actor;
  companyId: string;
  jobId: string;
  /** Names of the stored files. */
  files: string[];
};

const hash = () => new Uint8Array(Buffer.from(randomUUID()));
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** Creates a person with something in every table that refers to people; `name` marks all of it. */
export async function makeFullAccount(name: string): Promise<FullAccount> {
  const user = await makeUser({
    userType: "employer",
    email: `${name}@example.org`,
    username: `${name} the first`,
    fullName: `${name} of the Harbour`,
  });
  const userId = user.id;
  const actor = await asActor(user);
  const companyId = await makeCompany();
  const jobId = await makeJob({ companyId });
  await db.company.update({ where: { id: companyId }, data: { email: user.email } });
  await db.job.update({ where: { id: jobId }, data: { postedById: userId } });
  await db.companyMember.create({ data: { userId, companyId, role: "owner" } });
  await db.savedView.create({ data: { userId, companyId, name, search: "" } });
  await db.jobHiringManager.create({ data: { userId, jobId } });
  await db.savedJob.create({ data: { userId, jobId } });
  await db.viewedJob.create({ data: { userId, jobId } });
  await db.applicationDraft.create({
    data: { userId, jobId, submissionId: randomUUID(), content: { fullName: name } },
  });
  await db.notificationPreference.create({
    data: { userId, channel: "mail", kind: "new_sign_in", isOn: false },
  });
  await db.companyNewsChoice.create({
    data: { companyId, userId, kind: "new_application", timing: "daily" },
  });
  await db.digestItem.create({
    data: { userId, companyId, cause: name, kind: "team_change", title: name, path: "/employer" },
  });
  await db.recoveryCode.create({ data: { userId, hash: hash() } });
  await db.passkey.create({
    data: { userId, credentialId: randomUUID(), publicKeyCose: hash(), name },
  });
  await db.passkeyChallenge.create({ data: { hash: hash(), userId, expiresAt: tomorrow() } });
  await db.mailedCode.create({ data: { id: randomUUID(), userId, expiresAt: tomorrow() } });
  await db.providerLogin.create({
    data: { userId, provider: "google", subject: randomUUID(), email: user.email },
  });
  await db.providerJourney.create({
    data: {
      hash: hash(),
      provider: "google",
      userId,
      connects: false,
      userType: "employer",
      name,
      expiresAt: tomorrow(),
    },
  });
  await db.apiToken.create({
    data: { userId, hash: hash(), expiresAt: tomorrow(), loginAt: new Date() },
  });
  await db.apiKey.create({
    data: { userId, createdById: userId, name: "Agent", scopes: [], hash: hash(), ending: "x" },
  });
  const link = { id: randomUUID(), userId, purpose: "verify_email" as const, hash: hash() };
  await db.mailedLink.create({ data: { ...link, email: user.email, expiresAt: tomorrow() } });
  await db.delivery.create({ data: { userId, key: `test.${userId}`, kind: "verify_email" } });
  const message = { subject: `Dear ${name}`, text: name, html: name };
  await db.mailboxMessage.create({
    data: { messageId: randomUUID(), address: user.email, ...message },
  });
  await db.dataExport.create({ data: { userId, requestedAt: new Date(Date.now() - 86_400_000) } });
  const resume = await addSeekerData({ userId, name, companyId, jobId });
  await addModerationData({ userId, name, companyId, jobId });
  const exported = await addEmployerData({ userId, name, companyId, jobId });
  await changeAvatar(actor, await aPicture("png"));
  const living = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const files = [resume, exported, living.avatarKey ?? ""];
  return { user: living, actor, companyId, jobId, files };
}

/** The tables and columns that refer to people, according to the database itself. */
export async function listPointers(): Promise<{ table: string; column: string }[]> {
  return db.$queryRaw<{ table: string; column: string }[]>`
    SELECT DISTINCT c.table_name AS "table", c.column_name AS "column"
    FROM information_schema.referential_constraints r
    JOIN information_schema.key_column_usage c USING (constraint_name)
    JOIN information_schema.constraint_column_usage p ON p.constraint_name = r.unique_constraint_name
    WHERE c.table_schema = 'public' AND p.table_name = 'users'
    ORDER BY 1, 2`;
}
