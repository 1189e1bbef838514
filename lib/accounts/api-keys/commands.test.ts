import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import type { Actor } from "../schema";
import { createApiKey, revokeApiKey, rotateApiKey, touchApiKey } from "./commands";
import { findByApiKey, listApiKeys } from "./queries";
import type { KeyInput } from "./schema";

setUpDatabase();

const INPUT: KeyInput = {
  ...{ name: "Careers site", scopes: ["write_jobs"], isSandbox: false },
  currentPassword: PASSWORD,
};
const by = (actor: Actor, companyId: string | null) => ({
  ...{ actor, client: aClient() },
  owner: companyId === null ? ("site" as const) : { companyId },
});

async function aKey(values: Partial<KeyInput> = {}) {
  const team = await makeTeam();
  const own = by(team.actor, team.companyId);
  const made = await createApiKey(own, { ...INPUT, ...values } as KeyInput);
  return { ...team, own, ...made };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

it("a key acts for its owner in one company, with its scopes, and is stored as a hash", async () => {
  const { secret, id, userId, companyId } = await aKey();
  const other = await makeTeam();
  await db.companyMember.create({
    data: { companyId: other.companyId, userId, role: "owner" },
  });

  const found = await findByApiKey(secret);

  expect(found).toMatchObject({ scopes: ["write_jobs"], isPrevious: false });
  expect(found?.identity).toMatchObject({
    id: userId,
    companies: [{ id: companyId, role: "owner" }],
    assignments: [],
    apiKey: { id, isSandbox: false },
    sessionId: null,
  });
  const [row] = await db.$queryRaw<{ text: string }[]>`SELECT k::text AS text FROM api_keys k`;
  expect(row?.text).not.toContain(secret.slice(14, -4));
  expect(secret).toMatch(/^jobharbor_key_[\w-]{43}$/);
  expect(
    await findByApiKey(`${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`),
  ).toBeNull();
  const entries = await db.auditEntry.findMany({ where: { action: "api_key.created" } });
  expect(entries).toMatchObject([{ actorId: userId, targetId: id }]);
  expect(JSON.stringify(entries)).not.toContain(secret);
});

it("a key is created only by an owner who proves who they are, and only so many times", async () => {
  const { own, companyId, actor } = await aKey();
  const recruiter = { ...actor, companies: [{ id: companyId, role: "recruiter" as const }] };
  const stranger = await makeTeam();

  const tries = [
    [own, { ...INPUT, currentPassword: "wrong" }, "invalid"],
    [own, { ...INPUT, currentPassword: undefined }, "invalid"],
    [by(recruiter, companyId), INPUT, "forbidden"],
    [by(stranger.actor, companyId), INPUT, "not_found"],
    [by(actor, null), INPUT, "forbidden"],
  ] as const;
  for (const [who, input, code] of tries) {
    await expect(createApiKey(who, input)).rejects.toMatchObject({ code });
  }
  expect(await db.apiKey.count()).toBe(1);
  await db.apiKey.createMany({
    data: Array.from({ length: 19 }, (_, index) => ({
      ...{ companyId, name: `${index}`, scopes: [], ending: "1234" },
      hash: Buffer.from(`${index}`),
    })),
  });
  await expect(createApiKey(own, INPUT)).rejects.toMatchObject({ code: "conflict" });
});

it("a key is replaced without a gap: the old secret works until its grace time is over", async () => {
  const { own, id, secret: old } = await aKey();
  const known = await findByApiKey(old);
  if (known) await touchApiKey(known);

  const { secret } = await rotateApiKey(own, id, { graceHours: 24, currentPassword: PASSWORD });

  const previous = await findByApiKey(old);
  expect(previous).toMatchObject({ isPrevious: true });
  expect(await findByApiKey(secret)).toMatchObject({ isPrevious: false });
  expect(await findByApiKey(old, inHours(25))).toBeNull();
  if (previous) await touchApiKey(previous, inHours(1));
  const [view] = await listApiKeys(own.actor, own.owner);
  expect(view).toMatchObject({ lastUsedAt: null, ending: secret.slice(-4) });
  expect(Date.parse(view?.previous?.lastUsedAt ?? "")).toBeGreaterThan(Date.now());

  // Replaced again: whatever was older ends at once, and so does this one without a grace.
  const third = await rotateApiKey(own, id, { graceHours: 0, currentPassword: PASSWORD });
  expect(third.previousEndsAt).toBeNull();
  for (const ended of [old, secret]) expect(await findByApiKey(ended)).toBeNull();
  expect(await findByApiKey(third.secret)).not.toBeNull();
});

it("a key ends when it is revoked, which only its own company can do", async () => {
  const { own, id, secret } = await aKey();
  const stranger = await makeTeam();

  const theirs = by(stranger.actor, stranger.companyId);
  await expect(revokeApiKey(theirs, id)).rejects.toMatchObject({ code: "not_found" });
  const rotation = { graceHours: 0 as const, currentPassword: PASSWORD };
  await expect(rotateApiKey(theirs, id, rotation)).rejects.toMatchObject({ code: "not_found" });
  expect(await listApiKeys(stranger.actor, theirs.owner)).toEqual([]);
  expect(await findByApiKey(secret)).not.toBeNull();

  await revokeApiKey(own, id);
  expect(await findByApiKey(secret)).toBeNull();
});

it("a key stops when its creator loses access, until another owner replaces it", async () => {
  const { own, id, secret, companyId, userId } = await aKey();
  const where = { companyId_userId: { companyId, userId } };
  const ends = [
    () => db.companyMember.update({ where, data: { role: "recruiter" } }),
    () => db.companyMember.delete({ where }),
    () => db.companyMember.create({ data: { companyId, userId, role: "owner" } }),
    () => db.user.update({ where: { id: userId }, data: { status: "suspended" } }),
    () => db.user.delete({ where: { id: userId } }),
  ];
  const works: boolean[] = [];
  for (const end of ends) {
    await end();
    works.push((await findByApiKey(secret)) !== null);
  }
  expect(works).toEqual([false, false, true, false, false]);

  const next = await makeUser({ userType: "employer" });
  await db.companyMember.create({ data: { companyId, userId: next.id, role: "owner" } });
  const actor = { ...(await asActor(next)), companies: own.actor.companies };
  expect(await listApiKeys(actor, { companyId })).toMatchObject([
    { isStopped: true, createdBy: null },
  ]);
  const rotated = await rotateApiKey(by(actor, companyId), id, {
    ...{ graceHours: 1, currentPassword: PASSWORD },
  });
  expect((await findByApiKey(rotated.secret))?.identity.id).toBe(next.id);
});

it("a key of the site works only for admins with a second factor", async () => {
  const admin = await anAdmin();
  const own = by(admin, null);
  const input: KeyInput = { ...INPUT, scopes: ["import"], isSandbox: true };

  const { secret } = await createApiKey(own, input);

  expect(secret).toMatch(/^jobharbor_sandbox_/);
  expect((await findByApiKey(secret))?.identity).toMatchObject({
    ...{ id: admin.id, userType: "admin", apiKey: { isSandbox: true } },
  });
  await db.user.update({ where: { id: admin.id }, data: { twoFactorEnabledAt: null } });
  expect(await findByApiKey(secret)).toBeNull();
});

const PERSONAL: KeyInput = {
  ...{ name: "My agent", scopes: ["read_saved_jobs"] as const, currentPassword: PASSWORD },
} as KeyInput;

it("a personal key acts only for that person, without the companies they work for", async () => {
  const { actor, userId, companyId } = await makeTeam();
  const own = { actor, client: aClient(), owner: "self" as const };

  const { id, secret } = await createApiKey(own, PERSONAL);

  const found = await findByApiKey(secret);
  expect(found).toMatchObject({ scopes: ["read_saved_jobs"], key: { companyId: null, userId } });
  expect(found?.identity).toMatchObject({ id: userId, companies: [], assignments: [] });
  expect(found?.identity.apiKey).toEqual({ id, name: "My agent", isSandbox: false });
  expect(await listApiKeys(actor, "self")).toMatchObject([{ id, isStopped: false }]);
  expect(await listApiKeys(actor, { companyId })).toEqual([]);
  await db.user.update({ where: { id: userId }, data: { status: "suspended" } });
  expect(await findByApiKey(secret)).toBeNull();
});

it("a personal key can't be used by anyone else, not even an admin, and is deleted with the account", async () => {
  const person = await asActor(await makeUser());
  const own = { actor: person, client: aClient(), owner: "self" as const };
  const { id, secret } = await createApiKey(own, PERSONAL);
  const admin = await anAdmin();
  const other = await asActor(await makeUser());

  const tries = [by(admin, null), { ...own, actor: other }, { ...own, actor: admin }];
  for (const theirs of tries) {
    const rotation = { graceHours: 0 as const, currentPassword: PASSWORD };
    await expect(rotateApiKey(theirs, id, rotation)).rejects.toMatchObject({ code: "not_found" });
    await expect(revokeApiKey(theirs, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await listApiKeys(theirs.actor, theirs.owner)).toEqual([]);
  }
  await expect(createApiKey(own, { ...PERSONAL, currentPassword: "wrong" })).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await findByApiKey(secret)).not.toBeNull();

  await db.user.delete({ where: { id: person.id } });
  expect(await db.apiKey.count()).toBe(0);
});
