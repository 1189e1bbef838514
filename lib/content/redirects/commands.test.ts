import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import { isOwnPage } from "@/lib/structured-data/own-pages.queries";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { addRedirect, changeRedirect, deleteRedirect } from "./commands";
import { findRedirect, listRedirects } from "./queries";
import { saveRedirects } from "./saving.commands";
import { countRedirect, flushRedirectUses } from "./uses.commands";

setUpDatabase();
afterEach(forgetSettings);

const options = () => ({ isOwnPage, client: aClient() });
const add = async (address: string, target: string, allowsOutside = false) =>
  addRedirect(await anAdmin(), { address, target, allowsOutside }, options());
const targetOf = async (address: string) => (await findRedirect(address))?.target ?? null;

describe("addRedirect", () => {
  it("leads an old address elsewhere, however it is written, and records it in the audit log", async () => {
    await add("https://old.example/Stelle/B%C3%A4cker/", "/jobs/in/pune");

    expect(await targetOf("/stelle/b%c3%a4cker")).toBe("/jobs/in/pune");
    expect(await targetOf("/stelle/b%C3%A4cker/?utm_source=mail")).toBe("/jobs/in/pune");
    expect(await targetOf("/stelle")).toBeNull();
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "redirect.added" }]);
  });

  it("prefers an address with its parameters to the one without", async () => {
    await add("/jobs.php", "/jobs");
    await add("/jobs.php?id=2&lang=de", "/jobs/remote");

    expect(await targetOf("/jobs.php?lang=de&id=2")).toBe("/jobs/remote");
    expect(await targetOf("/jobs.php?id=3")).toBe("/jobs");
  });

  it("redirects in one step, in whichever order a chain was added", async () => {
    await add("/b", "/c");
    await add("/a", "/b");
    await add("/c", "/d?x=1");

    const targets = await Promise.all(["/a", "/b", "/c"].map(targetOf));
    expect(targets).toEqual(["/d?x=1", "/d?x=1", "/d?x=1"]);
    await expect(add("/d", "/a")).rejects.toMatchObject({ code: "invalid" });
    await expect(add("/e", "/e/?y=1")).rejects.toMatchObject({ code: "invalid" });
    expect(await db.redirect.count()).toBe(3);
  });

  it("never makes a loop when two are added at the same time", async () => {
    const outcomes = await Promise.allSettled([add("/a", "/b"), add("/b", "/a")]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it.each([
    ["/jobs", "/help", "address"],
    ["/search-results/", "/help", "address"],
    ["nowhere", "/help", "address"],
    ["/old", "https://other.example", "target"],
  ])("refuses %s → %s and names the wrong field", async (address, target, field) => {
    const refused = add(address, target);

    await expect(refused).rejects.toMatchObject({ code: "invalid", fields: { [field]: [/./] } });
  });

  it("accepts the address of a page that is turned off, but not of one that exists", async () => {
    await expect(add("/companies", "/jobs")).rejects.toMatchObject({ code: "invalid" });
    await db.siteSetting.create({ data: { name: "features", value: { companies: false } } });
    await loadSettings();

    await add("/companies", "/jobs");

    expect(await targetOf("/companies")).toBe("/jobs");
  });

  it("leads to other sites if allowed, and refuses an address that already leads somewhere", async () => {
    await add("/old", "https://other.example/x", true);

    expect(await targetOf("/old")).toBe("https://other.example/x");
    await expect(add("/old/", "/jobs")).rejects.toMatchObject({ code: "conflict" });
  });

  it("is for admins with a second factor, and no one else", async () => {
    const input = { address: "/old", target: "/jobs", allowsOutside: false };
    for (const actor of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(addRedirect(actor, input, options())).rejects.toMatchObject(refused);
      await expect(listRedirects(actor, { query: "", page: 1 })).rejects.toMatchObject(refused);
    }
    expect(await db.redirect.count()).toBe(0);
  });
});

describe("changeRedirect and deleteRedirect", () => {
  it("changes both sides; a redirect that led there keeps its target", async () => {
    const { id } = await add("/a", "/b");
    const change = async (address: string, target: string) =>
      changeRedirect(
        await anAdmin(),
        { redirectId: id, input: { address, target, allowsOutside: false } },
        options(),
      );
    expect(await change("/a2", "/b2")).toEqual({ id, address: "/a2", target: "/b2" });
    await add("/z", "/a2");
    await change("/a2", "/b3");

    const targets = await Promise.all(["/a", "/a2", "/z"].map(targetOf));
    // What was added as leading to it leads to its end of that time.
    expect(targets).toEqual([null, "/b3", "/b2"]);
    await expect(change("/z", "/b")).rejects.toMatchObject({ code: "conflict" });
  });

  it("deletes once", async () => {
    const { id } = await add("/a", "/b");
    await deleteRedirect(await anAdmin(), id, aClient());

    expect(await targetOf("/a")).toBeNull();
    const again = deleteRedirect(await anAdmin(), id, aClient());
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a job's old address", () => {
  it("leads to its page after a move, keeps what an admin wrote, and is deleted with the job", async () => {
    const job = await db.job.findUniqueOrThrow({ where: { id: await makeJob() } });
    await add("/taken", "/help");
    const wanted = ["/job/alt", "/taken"].map((address) => ({
      ...{ key: address, address },
      to: { jobId: job.id },
    }));
    const save = () => db.$transaction((tx) => saveRedirects(tx, wanted, { keeps: true }));

    expect(await save()).toEqual(["created", "unchanged"]);
    expect(await save()).toEqual(["unchanged", "unchanged"]);
    await db.job.update({ where: { id: job.id }, data: { slug: `new-${job.shortId}` } });
    await add("/older", "/job/alt");
    expect(await Promise.all(["/job/alt", "/older", "/taken"].map(targetOf))).toEqual([
      `/job/new-${job.shortId}`,
      `/job/new-${job.shortId}`,
      "/help",
    ]);
    await db.job.delete({ where: { id: job.id } });
    expect(await targetOf("/job/alt")).toBeNull();
  });
});

it("counts uses in one statement, and shows them to admins, who can search for a part of an address", async () => {
  const { id } = await add("/job/alt_1", "/help");
  await add("/other", "/jobs");
  const at = new Date("2026-11-26T10:00:00Z");
  for (let use = 0; use < 3; use++) countRedirect(id, at);
  await flushRedirectUses();
  await flushRedirectUses();

  const { redirects, total } = await listRedirects(await anAdmin(), { query: "alt_", page: 9 });
  expect([total, redirects]).toMatchObject([
    1,
    [{ address: "/job/alt_1", uses: 3, lastUsedAt: at.toISOString(), isOutside: false }],
  ]);
});
