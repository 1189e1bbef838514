import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { aContent, makeCompany, makeJob } from "@/lib/testing/factories";
import { assessPosting } from "./queries";

setUpDatabase();

const LONG_ENOUGH =
  "You weigh flour, mix dough and shape loaves by hand with two colleagues, from four until noon.";

async function assess(
  values: Parameters<typeof aContent>[0],
  company: { name?: string; website?: string | null; isVerified?: boolean; senderId?: string } = {},
) {
  const { name = "Tiny Bakery", website = null, isVerified = false, senderId = null } = company;
  const content = aContent({ description: LONG_ENOUGH, ...values });
  const risk = await assessPosting({ content, company: { name, website, isVerified }, senderId });
  return risk.flags.map(({ rule, words }) => [rule, words]);
}

const aYear = (amount: number) => ({
  min: amount,
  max: null,
  currency: "USD",
  period: "year" as const,
});

it("compares pay with similar jobs', once there are enough of them", async () => {
  const [companyId, own] = [await makeCompany(), await makeCompany()];
  for (let i = 0; i < 19; i += 1) await makeJob({ companyId, pay: aYear(40_000 + i * 1000) });
  const wild = { companyId: own, pay: aYear(900_000) };
  expect(await assess(wild)).toEqual([]);

  await makeJob({ companyId, pay: aYear(50_000) });

  expect(await assess(wild)).toEqual([
    ["pay", expect.stringMatching(/\$900,000 a year, 18 times what is usual for jobs in Other/)],
  ]);
  expect(await assess({ companyId: own, pay: aYear(60_000) })).toEqual([]);
  expect(await assess({ ...wild, jobType: "internship" })).toEqual([]);
  expect(await assess({ ...wild, category: "it" })).toEqual([]);
});

it("returns verified companies that this one could be mistaken for, by name and by domain", async () => {
  const [real, other, companyId] = [
    await makeCompany("Northwind Logistics"),
    await makeCompany("Harbour Lights"),
    await makeCompany("Tiny Bakery"),
  ];
  const like = { companyId };
  expect(await assess(like, { name: "Northwind Logistics Careers" })).toEqual([]);
  for (const [id, domain] of [
    [real, "northwind.example"],
    [other, "harbour.example"],
  ] as const) {
    const verifiedAt = new Date();
    await db.company.update({ where: { id }, data: { verifiedAt, verifiedBy: "dns" } });
    await db.companyVerification.create({
      data: { companyId: id, kind: "dns", domain, verifiedAt },
    });
  }

  expect(await assess(like, { name: "Northwind Logistics Careers" })).toEqual([
    ["look_alike", "Northwind Logistics Careers for Northwind Logistics"],
  ]);
  expect(await assess(like, { website: "https://n0rthwind.example/jobs" })).toEqual([
    ["look_alike", "n0rthwind.example for northwind.example"],
  ]);
  expect(await assess(like, { website: "https://tiny.example" })).toEqual([]);
});

it("returns the text of postings that an admin removed, not of those that ended", async () => {
  const companyId = await makeCompany();
  const jobId = await makeJob({ title: "Easy parcels", description: LONG_ENOUGH });
  await moveJob(jobId, "removed");
  expect(await assess({ companyId })).toEqual([]);

  await db.job.update({ where: { id: jobId }, data: { rejectionReason: "A scam." } });

  expect(await assess({ companyId })).toEqual([["removed_text", "Easy parcels"]]);
  expect(await assess({ companyId, description: "Keep the light burning." })).toEqual([]);
});

it("recognises free-mail senders, and the words that admins watch for", async () => {
  const companyId = await makeCompany();
  const sender = await makeUser({ email: "someone@gmail.com" });
  expect(await assess({ companyId }, { senderId: sender.id })).toEqual([
    ["free_mail_sender", "gmail.com"],
  ]);
  await db.$executeRaw`INSERT INTO site_settings (name, value) VALUES ('risk_words', '["DOUGH"]')`;
  expect(await assess({ companyId })).toEqual([["watch_word", "DOUGH"]]);
  await db.$executeRaw`UPDATE site_settings SET value = '{"not": "a list"}'`;
  expect(await assess({ companyId })).toEqual([]);
});
