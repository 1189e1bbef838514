import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { verificationMailRequested } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { changeCompany } from "../profile.commands";
import {
  cancelVerification,
  confirmVerification,
  requestCheck,
  startVerification,
} from "./commands";
import { checkDomain, checkDomains } from "./dns-records.commands";
import { findByLink, findVerification } from "./queries";

const sink = setUpMailSink();
setUpDatabase();

async function aCompany(name: string, website: string | null) {
  const companyId = await makeCompany(name);
  await db.company.update({ where: { id: companyId }, data: { website } });
  return { companyId, owner: await aMemberOf(companyId, "owner") };
}

const byEmail = (email: string) => ({ kind: "email" as const, email });

async function mailedToken(companyId: string, id: string): Promise<string> {
  await react(verificationMailRequested, { id, companyId });
  return new URL(linkIn(sink.mails.at(-1))).searchParams.get("token") ?? "";
}

async function verifiedBy(companyId: string): Promise<string | null> {
  const { verifiedAt, verifiedBy: by } = await db.company.findUniqueOrThrow({
    where: { id: companyId },
  });
  return verifiedAt && by;
}

/** Has a company prove its domain by its DNS record, as if the domain had it. */
async function prove(owner: Actor, companyId: string): Promise<boolean> {
  const { id } = await startVerification(owner, companyId, { kind: "dns" });
  const state = await findVerification(owner, companyId);
  const record = state?.open.find((open) => open.id === id)?.record ?? "";
  return checkDomain(id, async () => [["v=spf1 -all"], [record.slice(0, 9), record.slice(9)]]);
}

describe("an address at the company's domain", () => {
  it("verifies it by the link mailed there, even if that is opened twice", async () => {
    const { companyId, owner } = await aCompany("Quay", "https://www.quay.example/jobs");
    const { id } = await startVerification(owner, companyId, byEmail("info@quay.example"));
    const token = await mailedToken(companyId, id);
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([["info@quay.example"]]);
    expect(await verifiedBy(companyId)).toBeNull();
    expect(await findByLink(id, token)).toMatchObject({ company: "Quay", isDone: false });

    const results = await Promise.all([
      confirmVerification(id, token, aClient()),
      confirmVerification(id, token, aClient()),
    ]);

    expect(results[0]).toEqual({ company: "Quay", domain: "quay.example" });
    expect(await verifiedBy(companyId)).toBe("an email address at quay.example");
    expect(await findVerification(owner, companyId)).toMatchObject({
      verified: { domain: "quay.example", kind: "email" },
      open: [],
    });
    const actions = (await db.auditEntry.findMany()).map(({ action }) => action);
    expect(actions).toEqual(["company.verification_started", "company.verified"]);
  });

  it("needs no second link if its owner has just confirmed it for the account", async () => {
    const { companyId, owner } = await aCompany("Quay", "https://www.quay.example");
    const confirm = (data: { email: string; emailVerifiedAt: Date | null }) =>
      db.user.update({ where: { id: owner.id }, data });
    const start = () => startVerification(owner, companyId, byEmail("Ada@quay.example"));
    const longAgo = new Date(Date.now() - 4 * 86_400_000);
    for (const emailVerifiedAt of [null, longAgo]) {
      await confirm({ email: "ada@quay.example", emailVerifiedAt });
      expect(await findVerification(owner, companyId)).toMatchObject({ confirmed: null });
      expect(await start()).toMatchObject({ isVerified: false });
    }
    await confirm({ email: "ada@quay.example", emailVerifiedAt: new Date() });
    const login = { provider: "google" as const, subject: "1", email: "ada@quay.example" };
    const { id: loginId } = await db.providerLogin.create({ data: { ...login, userId: owner.id } });
    expect(await start()).toMatchObject({ isVerified: false });
    await db.providerLogin.delete({ where: { id: loginId } });
    const other = byEmail("bob@quay.example");
    expect(await startVerification(owner, companyId, other)).toMatchObject({ isVerified: false });
    expect(await findVerification(owner, companyId)).toMatchObject({
      confirmed: "ada@quay.example",
    });
    expect(await verifiedBy(companyId)).toBeNull();

    expect(await start()).toMatchObject({ isVerified: true });

    expect(await verifiedBy(companyId)).toBe("an email address at quay.example");
    expect(await findVerification(owner, companyId)).toMatchObject({ open: [], confirmed: null });
    expect(sink.mails).toEqual([]);
  });

  it.each([
    ["info@gmail.com", /Anyone can have an address at gmail.com/],
    ["info@other.example", /Your website is at quay.example/],
    ["info@mail.quay.example", /Your website is at quay.example/],
    ["info@quay.example.evil.example", /Your website is at quay.example/],
  ])("is not %s", async (email, message) => {
    const { companyId, owner } = await aCompany("Quay", "quay.example");
    await expect(startVerification(owner, companyId, byEmail(email))).rejects.toMatchObject({
      code: "invalid",
      fields: { email: [expect.stringMatching(message)] },
    });
  });

  it("proves nothing with an old, wrong or cancelled link, or once the website moves", async () => {
    const { companyId, owner } = await aCompany("Quay", "quay.example");
    const start = async () => {
      const { id } = await startVerification(owner, companyId, byEmail("info@quay.example"));
      return { id, token: await mailedToken(companyId, id) };
    };
    const gone = { code: "gone" };
    const old = await start();
    await expect(confirmVerification(old.id, "x", aClient())).rejects.toMatchObject(gone);
    await db.companyVerification.update({
      where: { id: old.id },
      data: { startedAt: new Date(Date.now() - 4 * 86_400_000) },
    });
    await expect(confirmVerification(old.id, old.token, aClient())).rejects.toMatchObject(gone);

    const off = await start();
    await cancelVerification(owner, { companyId, verificationId: off.id });
    await expect(confirmVerification(off.id, off.token, aClient())).rejects.toMatchObject(gone);

    const moved = await start();
    await changeCompany(owner, companyId, { website: "https://other.example/" });
    await expect(confirmVerification(moved.id, moved.token, aClient())).rejects.toMatchObject(gone);
    expect(await verifiedBy(companyId)).toBeNull();
  });
});

describe("a DNS record of the domain", () => {
  it("verifies the company once the domain has it", async () => {
    const { companyId, owner } = await aCompany("Quay", "quay.example");
    const { id } = await startVerification(owner, companyId, { kind: "dns" });
    const asked: string[] = [];

    await checkDomains(new Date(), async (domain) => {
      asked.push(domain);
      throw Object.assign(new Error("none"), { code: "ENODATA" });
    });
    await checkDomain(id, async () => [["jobharbor-verification=guessed"]]);
    expect(asked).toEqual(["quay.example"]);
    expect(await verifiedBy(companyId)).toBeNull();

    expect(await prove(owner, companyId)).toBe(true);
    expect(await verifiedBy(companyId)).toBe("a DNS record of quay.example");
  });

  it("expires when no one adds it for two weeks", async () => {
    const { companyId, owner } = await aCompany("Quay", "quay.example");
    const { id } = await startVerification(owner, companyId, { kind: "dns" });
    await checkDomains(new Date(Date.now() + 15 * 86_400_000), async () => []);

    await expect(requestCheck(owner, { companyId, verificationId: id })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a verified domain", () => {
  it("belongs to one company, the first of two", async () => {
    const one = await aCompany("Quay", "quay.example");
    const two = await aCompany("Quay Two", "jobs.quay.example");
    const third = await aCompany("Third", "quay.example");

    const proofs = [one, third].map(({ owner, companyId }) => prove(owner, companyId));
    expect(
      (await Promise.allSettled(proofs)).filter((p) => p.status === "fulfilled" && p.value),
    ).toHaveLength(1);
    await expect(
      startVerification(two.owner, two.companyId, { kind: "dns" }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await db.company.count({ where: { verifiedAt: { not: null } } })).toBe(1);
  });

  it("can't be imitated: a look-alike waits for an admin, and is logged", async () => {
    const one = await aCompany("Harbour", "harbour.example");
    await prove(one.owner, one.companyId);
    const two = await aCompany("Harb0ur Ltd", "harb0ur.example");

    await expect(
      startVerification(two.owner, two.companyId, { kind: "dns" }),
    ).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("looks like") });
    expect(await db.auditEntry.count({ where: { action: "company.verification_flagged" } })).toBe(
      1,
    );
  });

  it("ends when the company changes its name or website, and otherwise stays", async () => {
    const { companyId, owner } = await aCompany("Quay", "quay.example");
    await prove(owner, companyId);
    await changeCompany(owner, companyId, {
      companyName: "QUAY",
      website: "https://www.quay.example/about",
      phone: "1",
    });
    expect(await verifiedBy(companyId)).not.toBeNull();

    await changeCompany(owner, companyId, { companyName: "Grand Quay" });
    expect(await verifiedBy(companyId)).toBeNull();
    expect(await db.companyVerification.count()).toBe(0);

    await prove(owner, companyId);
    await changeCompany(owner, companyId, { website: "https://else.example/" });
    expect(await verifiedBy(companyId)).toBeNull();
  });
});

it("can be started by owners, and seen by no one else", async () => {
  const { companyId, owner } = await aCompany("Quay", "quay.example");
  const bare = await aCompany("Bare", null);
  const recruiter = await aMemberOf(companyId);
  const dns = { kind: "dns" as const };

  await expect(startVerification(recruiter, companyId, dns)).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(startVerification(bare.owner, companyId, dns)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(startVerification(bare.owner, bare.companyId, dns)).rejects.toMatchObject({
    code: "conflict",
    message: "Add the company's website first. We verify its domain.",
  });
  await startVerification(owner, companyId, dns);
  expect((await findVerification(recruiter, companyId))?.open).toEqual([]);
  expect(await findVerification(bare.owner, companyId)).toBeNull();
});
