import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteOldDetails, setRetention } from "@/lib/applications/retention.commands";
import { findRetention } from "@/lib/applications/retention.queries";
import { postJob } from "@/lib/jobs/posting/commands";
import { createStore } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { forgetSettings, isModerated, loadSettings, siteSettings } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { DEFAULT_SETTINGS } from "@/lib/shared/settings";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { changeSettings, recountPay } from "./settings.commands";
import { getSettings } from "./settings.queries";
import { settingsInput } from "./settings.schema";

setUpDatabase();
afterEach(() => {
  forgetSettings();
  delete env().SITE_NAME;
});

const change = async (input: object) =>
  changeSettings(await anAdmin(), settingsInput.parse(input), aClient());

describe("changeSettings", () => {
  it("starts with the product's defaults", async () => {
    expect(await getSettings(await anAdmin())).toEqual({ values: DEFAULT_SETTINGS, fixed: [] });
  });

  it("changes what is given everywhere, and audits it", async () => {
    const { values } = await change({
      siteName: " Quayside ",
      moderation: "off",
      accountMonths: "36",
    });

    expect(values).toEqual({
      ...DEFAULT_SETTINGS,
      siteName: "Quayside",
      moderation: "off",
      accountMonths: 36,
    });
    expect([site().name, isModerated(), siteSettings().accountMonths]).toEqual([
      "Quayside",
      false,
      36,
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        action: "settings.changed",
        details: { siteName: "Quayside", moderation: "off", accountMonths: 36 },
      },
    ]);
  });

  it("writes and logs nothing for unchanged values", async () => {
    await change({ siteName: "Jobharbor" });

    expect(await db.siteSetting.count()).toBe(0);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("reaches another process that reads them", async () => {
    await change({ siteName: "Quayside" });
    forgetSettings();

    expect(site().name).toBe("Jobharbor");
    await loadSettings();
    expect(site().name).toBe("Quayside");
  });

  it("doesn't change what the environment fixes, and names the variable", async () => {
    env().SITE_NAME = "Harbour of the operator";
    const admin = await anAdmin();

    const refused = changeSettings(admin, { siteName: "Mine", moderation: "off" }, aClient());
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      fields: { siteName: ["is fixed by SITE_NAME"] },
    });
    expect(await getSettings(admin)).toMatchObject({
      values: { siteName: "Harbour of the operator", moderation: "on" },
      fixed: ["siteName"],
    });
  });

  it.each([
    { siteName: "" },
    { siteName: "x".repeat(20_000) },
    { siteCurrency: "euro" },
    { siteCurrency: "XXX" },
    { moderation: "sometimes" },
    { applicationMonths: 0 },
    { applicationMonths: 25 },
    { accountMonths: 11 },
    { notificationMonths: 2.5 },
    { countedCurrency: "EUR" },
  ])("refuses %j", (input) => {
    expect(settingsInput.safeParse(input).success).toBe(false);
  });

  it("treats a stored value that is no longer valid as not set", async () => {
    await db.siteSetting.create({ data: { name: "siteName", value: 7 } });
    await db.siteSetting.create({ data: { name: "of an older release", value: "x" } });

    expect(await loadSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      const refused = changeSettings(actor, { moderation: "off" }, aClient());
      await expect(refused).rejects.toMatchObject({ code: "forbidden" });
      await expect(getSettings(actor)).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await db.siteSetting.count()).toBe(0);
  });
});

describe("the settings", () => {
  it("lets postings go live right away while review is off", async () => {
    const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
    expect((await postJob(actor, aPosting(companyId))).status).toBe("in_review");
    await change({ moderation: "off" });

    const receipt = await postJob(actor, aPosting(companyId, { title: "Second mate" }));
    expect(receipt).toMatchObject({ status: "live", reviewReasons: [] });
  });

  it("says how long the content of an application is kept", async () => {
    const { id: userId } = await makeUser();
    const decidedAt = new Date("2026-08-20T10:00:00Z");
    await makeApplication({ userId, jobId: await makeJob(), status: "closed", decidedAt });
    const now = new Date("2026-11-21T10:00:00Z");
    expect(await deleteOldDetails(now)).toBe(0);
    await change({ applicationMonths: 3 });

    expect(await deleteOldDetails(now)).toBe(1);
  });

  it("lets a company override that with a period of its own", async () => {
    const { actor, companyId } = await makeTeam();
    const { id: userId } = await makeUser();
    const decidedAt = new Date("2026-08-20T10:00:00Z");
    const jobId = await makeJob({ companyId });
    await makeApplication({ userId, jobId, status: "closed", decidedAt });
    expect(await findRetention(actor, companyId)).toEqual({ months: 6 });
    await change({ applicationMonths: 3 });
    expect(await findRetention(actor, companyId)).toEqual({ months: 3 });

    await setRetention(actor, companyId, { months: 6 });

    expect(await findRetention(actor, companyId)).toEqual({ months: 6 });
    expect(await deleteOldDetails(new Date("2026-11-21T10:00:00Z"))).toBe(0);
    expect(await deleteOldDetails(new Date("2027-02-20T10:00:00Z"))).toBe(1);
  });

  it("drops the pages this process keeps when it learns of a change", async () => {
    const kept = createStore<object>({ name: "test.of-settings", maxEntries: 1 });
    await vi.waitFor(() => {
      kept.open()("page", {}, { tags: [], until: Date.now() + 60_000 });
      expect(kept.read("page")).toBeDefined();
    });
    await loadSettings();
    expect(kept.read("page")).toBeDefined();

    await change({ siteName: "Quayside" });

    expect(kept.read("page")).toBeUndefined();
  });
});

describe("recountPay", () => {
  const pay = { min: 50_000, max: 60_000, currency: "USD", period: "year" } as const;
  const annual = (id: string) =>
    db.job.findUnique({ where: { id }, select: { annualPayMin: true, annualPayMax: true } });

  it("computes yearly pay in the new currency after a change, for the search as well", async () => {
    await recountPay();
    const id = await makeJob({ pay });
    const before = await db.$queryRaw<{ facts: string }[]>`SELECT facts FROM search.job_documents`;
    await change({ siteCurrency: "INR" });
    expect(await queuedEvents("operations.settings_changed")).toEqual([
      { names: ["siteCurrency"] },
    ]);

    await recountPay();

    expect((await annual(id))?.annualPayMin).toBeGreaterThan(2_000_000);
    const after = await db.$queryRaw<{ facts: string }[]>`SELECT facts FROM search.job_documents`;
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await change({ siteCurrency: "USD" });
    await recountPay();
    expect(await annual(id)).toEqual({ annualPayMin: 50_000, annualPayMax: 60_000 });
  });

  it("changes nothing while the currency stays the same", async () => {
    await recountPay();
    const id = await makeJob({ pay });
    await db.job.update({ where: { id }, data: { annualPayMin: 1 } });
    await recountPay();

    expect((await annual(id))?.annualPayMin).toBe(1);
  });
});
