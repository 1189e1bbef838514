import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emailVerified } from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aPerson, someoneAdded } from "@/lib/testing/applications/by-hand";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { react } from "@/lib/testing/reactions";
import { refreshSummaries } from "../applicants/summaries.commands";
import { listPipeline } from "../pipeline/queries";
import { findApplication } from "../queries";
import { addPerson } from "./commands";

setUpDatabase();

const anAccount = (emailVerifiedAt: Date | null) =>
  makeUser({ email: "Noor@example.org", emailVerifiedAt });

describe("an application of an added person", () => {
  it("joins the account with its address once that is verified, and not before", async () => {
    const { id } = await someoneAdded();
    const account = await anAccount(null);
    const event = { id: randomUUID(), userId: account.id };

    await react(emailVerified, event);
    expect((await db.application.findUnique({ where: { id } }))?.userId).toBeNull();

    await db.user.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date() } });
    await react(emailVerified, event);
    await react(emailVerified, event);
    expect(await findApplication(await asActor(account), id)).toMatchObject({
      status: "submitted",
      isByHand: true,
      details: { fullName: "Noor Haddad" },
    });
    expect(await db.auditEntry.count({ where: { action: "application.joined_account" } })).toBe(1);
  });

  it("joins an account that has already verified the address, without revealing its profile", async () => {
    const account = await anAccount(new Date());
    await db.profile.create({ data: { userId: account.id, headline: "Secret", location: "Rome" } });

    const { id, companyId, member } = await someoneAdded({ headline: "Pastry chef" });
    await refreshSummaries([id]);

    expect((await db.application.findUnique({ where: { id } }))?.userId).toBe(account.id);
    expect((await listPipeline(member, { companyId }))?.rows).toMatchObject([
      { headline: "Pastry chef", place: null },
    ]);
  });

  it("stays out of an account that applied for the same job", async () => {
    const { id, jobId } = await someoneAdded();
    const account = await anAccount(new Date());
    await makeApplication({ userId: account.id, jobId });

    await react(emailVerified, { id: randomUUID(), userId: account.id });
    expect((await db.application.findUnique({ where: { id } }))?.userId).toBeNull();
  });

  it("can't be added if its account has already applied", async () => {
    const account = await anAccount(new Date());
    const { member, jobId } = await someoneAdded({ email: "someone@example.org" });
    await makeApplication({ userId: account.id, jobId });

    await expect(addPerson(member, jobId, aPerson())).rejects.toMatchObject({ code: "conflict" });
  });
});
