import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { readAll, setUpStorage } from "@/lib/testing/storage";
import { unzip } from "@/lib/testing/zip";
import type { Actor } from "../schema";
import { makeExport, openExport, requestExport } from "./data-export.commands";
import { findLatestExport } from "./data-export.queries";
import { sweepFiles } from "./personal-data.commands";
import { readPersonalData } from "./personal-data.queries";

setUpDatabase();
const storage = setUpStorage();

const NOW = new Date("2026-11-21T12:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

async function makeReady(actor: Actor): Promise<string> {
  const { id } = await requestExport(actor, PASSWORD, NOW);
  await makeExport({ id, userId: actor.id }, NOW);
  return id;
}

describe("requesting a copy of your data", () => {
  it("has it prepared by a worker", async () => {
    const actor = await asActor(await makeUser());

    const wanted = await requestExport(actor, PASSWORD, NOW);

    expect(wanted).toMatchObject({ state: "preparing", expiresAt: null });
    expect(await queuedEvents("accounts.export_requested")).toEqual([
      { id: wanted.id, userId: actor.id },
    ]);
    expect(await findLatestExport(actor, NOW)).toEqual(wanted);
  });

  it("requires the password", async () => {
    const actor = await asActor(await makeUser());

    await expect(requestExport(actor, "wrong", NOW)).rejects.toMatchObject({
      fields: { currentPassword: ["This isn't your password."] },
    });
    expect(await db.dataExport.count()).toBe(0);
  });

  it("prepares one of two requested at once", async () => {
    const actor = await asActor(await makeUser());

    const both = await Promise.all([
      requestExport(actor, PASSWORD, NOW),
      requestExport(actor, PASSWORD, NOW),
    ]);

    expect(both[0].id).toBe(both[1].id);
    expect(await queuedEvents("accounts.export_requested")).toHaveLength(1);
    expect((await requestExport(actor, PASSWORD, later(2))).id).not.toBe(both[0].id);
  });

  it("allows three a day", async () => {
    const actor = await asActor(await makeUser());
    for (const hours of [0, 2, 4]) await requestExport(actor, PASSWORD, later(hours));

    await expect(requestExport(actor, PASSWORD, later(6))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});

describe("the copy", () => {
  it("contains everything, for programs and for people, and the files", async () => {
    const {
      user,
      actor,
      files: [resume],
    } = await makeFullAccount("meera");
    const id = await makeReady(actor);
    const picture = await readAll(`${storage.folder}/avatars`);

    const { stream, size } = await openExport(actor, id, later(1));
    const zip = await buffer(stream);

    expect(zip).toHaveLength(size);
    const files = unzip(zip);
    expect([...files.keys()]).toEqual([
      "data.json",
      "index.html",
      `files/avatars/${user.avatarKey}`,
      `files/resumes/${resume}`,
    ]);
    expect(files.get(`files/avatars/${user.avatarKey}`)).toEqual(picture);
    const { tables } = JSON.parse(String(files.get("data.json")));
    const kept = await db.$transaction((tx) => readPersonalData(tx, user.id));
    const { data_exports: _, audit_entries: __, ...same } = kept;
    expect(tables).toMatchObject(same);
    expect(Object.keys(tables)).toEqual(Object.keys(kept));
    const page = String(files.get("index.html"));
    expect(page).toContain("meera of the Harbour");
    expect(page).toContain("Ask the company, and write to us");
  });

  it("shows what people wrote as text", async () => {
    const user = await makeUser({ fullName: "<script>alert(1)</script>" });
    const actor = await asActor(user);
    const { stream } = await openExport(actor, await makeReady(actor), NOW);

    const page = String(unzip(await buffer(stream)).get("index.html"));

    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>");
  });

  it("is made once, even with two workers at once", async () => {
    const actor = await asActor(await makeUser());
    const { id } = await requestExport(actor, PASSWORD, NOW);
    const event = { id, userId: actor.id };

    await Promise.all([makeExport(event, NOW), makeExport(event, NOW)]);
    await makeExport(event, NOW);

    expect(await queuedEvents("accounts.export_ready")).toEqual([event]);
    const { fileKey } = await db.dataExport.findUniqueOrThrow({ where: { id } });
    expect(await storage.list()).toEqual([fileKey]);
  });

  it("is not made for an account that is gone", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const { id } = await requestExport(actor, PASSWORD, NOW);
    await db.user.delete({ where: { id: user.id } });

    await makeExport({ id, userId: user.id }, NOW);

    expect(await storage.list()).toEqual([]);
  });
});

describe("downloading it", () => {
  it("is only for its owner, and audited", async () => {
    const actor = await asActor(await makeUser());
    const stranger = await asActor(await makeUser());
    const id = await makeReady(actor);

    for (const wrong of [id, randomUUID()]) {
      await expect(openExport(stranger, wrong, NOW)).rejects.toMatchObject({ code: "not_found" });
    }
    (await openExport(actor, id, NOW)).stream.destroy();

    const downloads = await db.auditEntry.findMany({ where: { action: "export.downloaded" } });
    expect(downloads).toMatchObject([{ actorId: actor.id, targetId: id }]);
  });

  it("waits until it is ready", async () => {
    const actor = await asActor(await makeUser());
    const { id } = await requestExport(actor, PASSWORD, NOW);

    await expect(openExport(actor, id, NOW)).rejects.toMatchObject({ code: "not_found" });
  });

  it("expires after a day, and the file is deleted", async () => {
    const actor = await asActor(await makeUser());
    const id = await makeReady(actor);
    (await openExport(actor, id, later(23.9))).stream.destroy();

    await expect(openExport(actor, id, later(24))).rejects.toMatchObject({ code: "gone" });
    expect(await findLatestExport(actor, later(24))).toMatchObject({ state: "expired" });
    expect(await storage.list()).toHaveLength(1);
    // The file is as old as this test; the row decides what is due.
    const soon = new Date(Date.now() + 2 * 3_600_000);
    await db.dataExport.update({ where: { id }, data: { expiresAt: soon } });
    expect(await sweepFiles("exports", new Date(soon.getTime() - 1))).toBe(0);
    expect(await sweepFiles("exports", soon)).toBe(1);
    expect(await storage.list()).toEqual([]);
  });
});
