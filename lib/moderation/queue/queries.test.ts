import { expect, it } from "vitest";
import { startVerification } from "@/lib/companies/verification/commands";
import { postJob } from "@/lib/jobs/posting/commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { decideItem } from "../decisions.commands";
import { findLookAlikeRefusal } from "../decisions.queries";
import { itemKey, queueHref, readItemKey, readQueueView } from "./links";
import { openItem } from "./open-item.queries";
import { listQueue } from "./queries";

setUpDatabase();

it("contains everything that waits in one list, by age or by risk, and by kind", async () => {
  const admin = await anAdmin();
  expect(await listQueue(admin, { kind: "", sort: "oldest" })).toMatchObject({
    items: [],
    oldest: null,
  });
  const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
  const calm = await postJob(actor, aPosting(companyId));
  const description = "Pay a registration fee of $20 and contact us on WhatsApp.";
  const risky = await postJob(
    actor,
    aPosting(companyId, { title: "Easy clerk", description }, { acceptsNearCopy: true }),
  );
  const asker = await makeUser({ userType: "admin", status: "awaiting_approval" });

  const oldest = await listQueue(admin, { kind: "", sort: "oldest" });
  const byRisk = await listQueue(admin, { kind: "", sort: "risk" });
  const jobs = await listQueue(admin, { kind: "job", sort: "oldest" });

  expect(new Set(oldest.items.map(({ id }) => id))).toEqual(new Set([calm.id, risky.id, asker.id]));
  expect(oldest.counts).toMatchObject({ job: 2, admin: 1, report: 0, appeal: 0 });
  expect(byRisk.items[0]).toMatchObject({ id: risky.id, risk: 100, count: 2 });
  expect(jobs.items.map(({ id }) => id)).toEqual([calm.id, risky.id]);
  expect(await openItem(admin, { kind: "job", id: risky.id })).toMatchObject({
    job: { risk: { flags: [{ rule: "money" }, { rule: "messenger" }] } },
    company: { removedJobs: 0, liveJobs: 0 },
  });
  expect(await openItem(admin, { kind: "admin", id: asker.id })).toMatchObject({
    username: asker.username,
  });
});

it("contains companies with a look-alike domain, which can prove it once allowed", async () => {
  const admin = await anAdmin();
  const [real, like] = [await makeCompany("Northwind"), await makeCompany("Norvind")];
  await db.companyVerification.create({
    data: { companyId: real, kind: "dns", domain: "northwind.example", verifiedAt: new Date() },
  });
  await db.company.update({ where: { id: like }, data: { website: "https://n0rthwind.example" } });
  const owner = await aMemberOf(like, "owner");
  const start = () => startVerification(owner, like, { kind: "dns" });
  await expect(start()).rejects.toMatchObject({ code: "conflict" });
  await expect(start()).rejects.toMatchObject({ code: "conflict" });
  const waiting = async () => (await listQueue(admin, { kind: "company", sort: "oldest" })).items;
  const [item] = await waiting();
  expect(await waiting()).toHaveLength(1);
  const about = { kind: "company" as const, id: item?.id ?? "" };
  expect(await openItem(admin, about)).toMatchObject({
    domain: "n0rthwind.example",
    otherCompany: { name: "Northwind" },
  });

  await decideItem(admin, about, { isApproved: false, reason: "It is not yours." });
  expect(await waiting()).toEqual([]);
  expect(await findLookAlikeRefusal(owner, like)).toMatchObject({
    reason: "It is not yours.",
    canAppeal: true,
  });
  await expect(start()).rejects.toMatchObject({ code: "conflict" });
  const [again] = await waiting();
  await decideItem(
    admin,
    { kind: "company", id: again?.id ?? "" },
    { isApproved: true, reason: "" },
  );

  expect(await start()).toHaveProperty("id");
  expect(await findLookAlikeRefusal(owner, like)).toBeNull();
});

it("reads the view from an address and writes it back", () => {
  const id = "0192f0c1-0000-7000-8000-000000000001";
  const view = { kind: "job", sort: "risk", item: `job.${id}` } as const;
  const address = new URL(queueHref(view), "http://x");
  expect(readQueueView(Object.fromEntries(address.searchParams))).toEqual(view);
  expect(readQueueView({ kind: "nonsense", sort: "x" })).toEqual({
    kind: "",
    sort: "oldest",
    item: "",
  });
  expect(readItemKey(itemKey({ kind: "job", id }))).toEqual({ kind: "job", id });
  for (const key of ["", "job", `boat.${id}`, "job.1"]) expect(readItemKey(key)).toBeNull();
});
