import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { findBySession } from "../queries";
import { endImpersonation, startImpersonation } from "./impersonation.commands";

setUpDatabase();

const WHY = "They cannot find their applications.";
const seenBy = async (sessionId: string) => (await findBySession(sessionId))?.identity;

it("shows the site as someone else, marked, in one session and for a limited time", async () => {
  const admin = await anAdmin();
  const other = await asActor(await db.user.findUniqueOrThrow({ where: { id: admin.id } }));
  const person = await makeUser();

  await startImpersonation(admin, person.id, WHY);

  const seen = await seenBy(admin.sessionId);
  expect(seen).toMatchObject({ id: person.id, impersonatedBy: { adminId: admin.id } });
  expect(await seenBy(other.sessionId)).toMatchObject({ id: admin.id, impersonatedBy: null });
  expect(await db.auditEntry.findMany()).toMatchObject([
    { action: "impersonation.started", actorId: admin.id, targetId: person.id },
  ]);
  const impersonating = {
    ...admin,
    ...seen,
    impersonatedBy: { adminId: admin.id },
  } as typeof admin;
  await expect(startImpersonation(impersonating, person.id, WHY)).rejects.toMatchObject({
    code: "forbidden",
  });

  await endImpersonation(impersonating);
  await endImpersonation(impersonating);
  expect(await seenBy(admin.sessionId)).toMatchObject({ id: admin.id });
  expect(await db.auditEntry.count({ where: { action: "impersonation.ended" } })).toBe(1);

  await startImpersonation(admin, person.id, WHY);
  await db.impersonation.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await seenBy(admin.sessionId)).toMatchObject({ id: admin.id });
});

it("is only for admins, never as another admin, and ends with the admin's rights", async () => {
  const admin = await anAdmin();
  const person = await makeUser();
  const seeker = await asActor(await makeUser());
  await expect(startImpersonation(seeker, person.id, WHY)).rejects.toMatchObject({
    code: "forbidden",
  });
  const colleague = await anAdmin();
  await expect(startImpersonation(admin, colleague.id, WHY)).rejects.toMatchObject({
    code: "forbidden",
  });
  const program = { ...admin, sessionId: null };
  await expect(startImpersonation(program as never, person.id, WHY)).rejects.toMatchObject({
    code: "forbidden",
  });

  await startImpersonation(admin, person.id, WHY);
  await db.user.update({ where: { id: person.id }, data: { userType: "admin" } });
  expect(await seenBy(admin.sessionId)).toMatchObject({ id: admin.id });
  await db.user.update({ where: { id: person.id }, data: { userType: "job_seeker" } });
  await db.user.update({ where: { id: admin.id }, data: { userType: "job_seeker" } });
  expect(await seenBy(admin.sessionId)).toMatchObject({ id: admin.id, impersonatedBy: null });
});
