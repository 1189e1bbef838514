import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { adminDecided } from "../events";
import { decideAdminRequest } from "./admin-requests.commands";

setUpDatabase();

const WAITING = { userType: "admin", status: "awaiting_approval" } as const;

async function anAdmin() {
  return asActor(
    await makeUser({
      userType: "admin",
      twoFactorSecret: "sealed",
      twoFactorEnabledAt: new Date(),
    }),
  );
}

it("approves once, ends earlier sessions, and announces it", async () => {
  const admin = await anAdmin();
  const { id } = await makeUser(WAITING);
  await asActor(await db.user.findUniqueOrThrow({ where: { id } }));

  await decideAdminRequest(admin, id, true);

  expect(await db.user.findUnique({ where: { id } })).toMatchObject({
    userType: "admin",
    status: "active",
  });
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
  expect(await queuedEvents(adminDecided.name)).toEqual([
    expect.objectContaining({ userId: id, isApproved: true }),
  ]);
  expect(await db.auditEntry.findMany({ where: { action: "admin.approved" } })).toEqual([
    expect.objectContaining({ actorId: admin.id, targetId: id }),
  ]);
});

it("turns someone who is declined into a seeker", async () => {
  const admin = await anAdmin();
  const { id } = await makeUser({ ...WAITING, emailVerifiedAt: null });

  await decideAdminRequest(admin, id, false);

  expect(await db.user.findUnique({ where: { id } })).toMatchObject({
    userType: "job_seeker",
    status: "active",
  });
  expect(await queuedEvents(adminDecided.name)).toHaveLength(1);
});

it("lets only one of two simultaneous decisions count", async () => {
  const admins = [await anAdmin(), await anAdmin()];
  const { id } = await makeUser(WAITING);

  const results = await Promise.allSettled(
    admins.map((admin, position) => decideAdminRequest(admin, id, position === 0)),
  );

  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await queuedEvents(adminDecided.name)).toHaveLength(1);
  expect(await db.auditEntry.count({ where: { targetId: id } })).toBe(1);
});

it("does nothing on a repeat or for someone who isn't waiting", async () => {
  const admin = await anAdmin();
  const [{ id }, seeker] = [await makeUser(WAITING), await makeUser()];
  await decideAdminRequest(admin, id, true);

  await expect(decideAdminRequest(admin, id, false)).rejects.toMatchObject({ code: "conflict" });
  for (const other of [seeker.id, randomUUID()]) {
    await expect(decideAdminRequest(admin, other, true)).rejects.toMatchObject({
      code: "not_found",
    });
  }
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ status: "active" });
  expect(await db.user.findUnique({ where: { id: seeker.id } })).toMatchObject({
    userType: "job_seeker",
  });
});

it("doesn't approve anyone whose address may be someone else's", async () => {
  const admin = await anAdmin();
  const { id } = await makeUser({ ...WAITING, emailVerifiedAt: null });

  await expect(decideAdminRequest(admin, id, true)).rejects.toMatchObject({ code: "conflict" });
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({
    status: "awaiting_approval",
  });
});

it("is only for approved admins with a second factor, and never for their own request", async () => {
  const { id } = await makeUser(WAITING);
  const strangers = [
    await asActor(await makeUser()),
    await asActor(
      await makeUser({
        userType: "employer",
        twoFactorSecret: "sealed",
        twoFactorEnabledAt: new Date(),
      }),
    ),
    await asActor(await makeUser({ userType: "admin" })),
    await asActor(
      await makeUser({ ...WAITING, twoFactorSecret: "sealed", twoFactorEnabledAt: new Date() }),
    ),
  ];
  for (const stranger of strangers) {
    for (const target of [id, stranger.id]) {
      await expect(decideAdminRequest(stranger, target, true)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  }
  const admin = await anAdmin();
  await expect(decideAdminRequest(admin, admin.id, false)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await db.user.findUnique({ where: { id } })).toMatchObject(WAITING);
});
