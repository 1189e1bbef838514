import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { aCustomField, aPosting, makeTeam, setCustomFields } from "@/lib/testing/posting";
import { moveJob } from "../commands";
import { endReferenced, putReferenced } from "./commands";
import { readReferenced } from "./queries";

setUpDatabase();
afterEach(forgetSettings);

const AT = { source: "Our ATS", reference: "REQ/12 ü" };

const sent = (values: Record<string, unknown> = {}) => {
  const { posting } = aPosting("", values);
  return { posting, acceptsNearCopy: false };
};

it("posts a job once, changes it, and does nothing when nothing has changed", async () => {
  const { actor } = await makeTeam();

  const first = await putReferenced(actor, AT, sent());
  const again = await putReferenced(actor, AT, sent());
  const changed = await putReferenced(actor, AT, sent({ description: "Bake even more bread." }));

  expect(first).toMatchObject({ outcome: "created", job: { status: "live" } });
  expect(again).toEqual({ outcome: "unchanged", job: first.job });
  expect(changed).toMatchObject({ outcome: "saved", job: { id: first.job.id } });
  expect(await db.job.count()).toBe(1);
  const job = await db.job.findUniqueOrThrow({ where: { id: first.job.id } });
  expect(job.description).toBe("Bake even more bread.");
  expect(await readReferenced(actor, AT, undefined)).toEqual(changed.job);
});

it("posts it once when it is sent twice at the same time", async () => {
  const { actor } = await makeTeam();

  const results = await Promise.all([1, 2, 3].map(() => putReferenced(actor, AT, sent())));

  expect(results.map(({ outcome }) => outcome).sort()).toEqual([
    "created",
    "unchanged",
    "unchanged",
  ]);
  expect(await db.job.count()).toBe(1);
});

it("replaces later changes made on the site, and follows the review rules", async () => {
  const { actor, companyId } = await makeTeam();
  const { job } = await putReferenced(actor, AT, sent());
  await db.company.update({
    where: { id: companyId },
    data: { verifiedAt: null, verifiedBy: null },
  });

  const result = await putReferenced(actor, AT, sent({ title: "Pastry chef" }));

  expect(result).toMatchObject({ outcome: "in_review", job: { id: job.id, title: "Bread baker" } });
});

it("belongs to the company: another company's same reference is another job", async () => {
  const [ours, theirs] = [await makeTeam(), await makeTeam()];
  const own = await putReferenced(ours.actor, AT, sent());

  await expect(readReferenced(theirs.actor, AT, undefined)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(readReferenced(theirs.actor, AT, ours.companyId)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(
    putReferenced(theirs.actor, AT, { ...sent(), companyId: ours.companyId }),
  ).rejects.toMatchObject({ code: "not_found" });
  await expect(endReferenced(theirs.actor, AT, ours.companyId)).rejects.toMatchObject({
    code: "not_found",
  });
  const other = await putReferenced(theirs.actor, AT, sent());
  expect(other.outcome).toBe("created");
  expect(other.job.id).not.toBe(own.job.id);
});

it("asks which company is meant if there are several", async () => {
  const [one, two] = [await makeTeam(), await makeTeam()];
  const actor = { ...one.actor, companies: [...one.actor.companies, ...two.actor.companies] };

  await expect(putReferenced(actor, AT, sent())).rejects.toMatchObject({
    fields: { companyId: [expect.stringContaining("several companies")] },
  });
  const named = await putReferenced(actor, AT, { ...sent(), companyId: one.companyId });
  expect(named.outcome).toBe("created");
});

it("closes a job, and requires renewing an ended one before a change", async () => {
  const { actor } = await makeTeam();
  const { job } = await putReferenced(actor, AT, sent());

  await endReferenced(actor, AT, undefined);
  await endReferenced(actor, AT, undefined);

  expect(await readReferenced(actor, AT, undefined)).toMatchObject({ status: "closed" });
  await expect(putReferenced(actor, AT, sent({ title: "Baker" }))).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Renew it first"),
  });
  await moveJob(job.id, "live");
  expect((await putReferenced(actor, AT, sent())).outcome).toBe("unchanged");
});

it("lets a verified company's system post more than a person may, but not an unverified one's", async () => {
  const { actor, companyId } = await makeTeam();
  const key = { ...actor, apiKey: { id: companyId, name: "Bot", isSandbox: false } };
  const send = (who: typeof actor, number: number) =>
    putReferenced(
      who,
      { source: "ats", reference: `${number}` },
      {
        ...sent({ title: `Baker of bread no. ${number}` }),
        acceptsNearCopy: true,
      },
    );
  for (let number = 0; number < 31; number += 1) await send(key, number);
  expect(await db.job.count()).toBe(31);

  await db.company.update({
    where: { id: companyId },
    data: { verifiedAt: null, verifiedBy: null },
  });
  for (let number = 31; number < 61; number += 1) await send(key, number);
  await expect(send(key, 61)).rejects.toMatchObject({ code: "rate_limited" });
  // What is known doesn't count.
  expect((await send(key, 60)).outcome).toBe("unchanged");
}, 60_000);

it("makes a call with an idempotency key once, even if the job has changed since", async () => {
  const { actor } = await makeTeam();
  const put = (key: string | null, values = {}) =>
    putReferenced(actor, AT, { ...sent(values), idempotencyKey: key });

  const first = await put("monday");
  await put("tuesday", { title: "Pastry chef" });
  const late = await put("monday");

  expect(late).toMatchObject({ outcome: "unchanged", job: { id: first.job.id } });
  expect(late.job.title).toBe("Pastry chef");
  await expect(put("monday", { title: "Head baker" })).rejects.toMatchObject({
    code: "invalid",
    fields: { "idempotency-key": [expect.stringContaining("used for another job")] },
  });
  const twice = await Promise.all([1, 2].map(() => put("wednesday", { title: "Head baker" })));
  expect(twice.map(({ outcome }) => outcome).sort()).toEqual(["saved", "unchanged"]);
  expect(await db.job.count()).toBe(1);
});

it("accepts a repeat even if the site would refuse the posting now", async () => {
  const { actor } = await makeTeam();
  await setCustomFields(aCustomField());
  const put = (idempotencyKey: string) =>
    putReferenced(actor, AT, {
      ...sent({ customFields: { uniform: "An apron" } }),
      idempotencyKey,
    });
  const { job } = await put("one");

  await setCustomFields(aCustomField({ kind: "yes_no" }));
  await expect(put("two")).rejects.toMatchObject({ code: "invalid" });
  expect(await put("one")).toMatchObject({ outcome: "unchanged", job: { id: job.id } });
});

it("refuses a key that was used for another reference", async () => {
  const { actor } = await makeTeam();
  await putReferenced(actor, AT, { ...sent(), idempotencyKey: "one" });
  const other = { ...AT, reference: "REQ-13" };
  await expect(
    putReferenced(actor, other, { ...sent(), idempotencyKey: "one" }),
  ).rejects.toMatchObject({ code: "invalid" });
});
