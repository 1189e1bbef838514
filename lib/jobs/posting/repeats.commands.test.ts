import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { aCustomField, aPosting, makeTeam, setCustomFields } from "@/lib/testing/posting";
import { forgetRepeats, postJobOnce } from "./repeats.commands";

setUpDatabase();
afterEach(forgetSettings);

it("posts once for each key, however often it is sent at the same time", async () => {
  const { actor, companyId } = await makeTeam();
  const input = aPosting(companyId, {}, { submissionId: undefined });

  const sent = await Promise.all([1, 2, 3].map(() => postJobOnce(actor, input, "order-66")));

  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await db.job.count()).toBe(1);
  const other = aPosting(companyId, { title: "Ferry pilot" }, { submissionId: undefined });
  await expect(postJobOnce(actor, other, "order-66")).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("another job"),
  });
  await postJobOnce(actor, other, "order-67");
  expect(await db.job.count()).toBe(2);
});

it("a key belongs to the company, isn't used up by a failure, and is forgotten after a month", async () => {
  const [ours, theirs] = [await makeTeam(), await makeTeam()];
  const input = aPosting(ours.companyId, {}, { submissionId: undefined });
  const late = { ...input, scheduledFor: "2020-01-01T00:00:00Z" };

  await expect(postJobOnce(ours.actor, late, "k")).rejects.toMatchObject({ code: "invalid" });
  await postJobOnce(ours.actor, input, "k");
  await postJobOnce(theirs.actor, { ...input, companyId: theirs.companyId }, "k");
  await expect(postJobOnce(theirs.actor, input, "k")).rejects.toMatchObject({ code: "not_found" });
  expect(await db.job.count()).toBe(2);

  await forgetRepeats(new Date(Date.now() + 29 * 86_400_000));
  expect(await db.jobRepeat.count()).toBe(2);
  await forgetRepeats(new Date(Date.now() + 31 * 86_400_000));
  expect(await db.jobRepeat.count()).toBe(0);
});

it("accepts a repeat even if the same posting would be refused now", async () => {
  const { actor, companyId } = await makeTeam();
  await setCustomFields(aCustomField());
  const customFields = { uniform: "An apron" };
  const input = aPosting(companyId, { customFields }, { submissionId: undefined });
  const { id } = await postJobOnce(actor, input, "k");

  await setCustomFields(aCustomField({ kind: "yes_no" }));
  await expect(postJobOnce(actor, input, "other")).rejects.toMatchObject({ code: "invalid" });
  for (let posted = 2; posted < 30; posted++) await spend("postingByAccount", actor.id);
  await expect(postJobOnce(actor, input, "other")).rejects.toMatchObject({ code: "rate_limited" });
  expect(await postJobOnce(actor, input, "k")).toMatchObject({ id });
});
