import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { aResumeFile } from "@/lib/testing/resumes";
import { setUpStorage } from "@/lib/testing/storage";
import { changeResume, removeResume, sweepRemovedResumes } from "./changes.commands";
import { downloadResume, uploadResume } from "./commands";
import { listResumes, openResume } from "./queries";

setUpDatabase();
const storage = setUpStorage();

const aSeeker = async () => asActor(await makeUser());
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const named = async (actor: Actor) =>
  (await listResumes(actor)).map(({ name, isDefault }) => (isDefault ? `*${name}` : name));

describe("the list", () => {
  it("changes its default once, however many requests come simultaneously", async () => {
    const actor = await aSeeker();
    const made = [
      await uploadResume(actor, aResumeFile("a.pdf")),
      await uploadResume(actor, aResumeFile("b.pdf")),
      await uploadResume(actor, aResumeFile("c.pdf")),
    ];

    await Promise.all(made.map(({ id }) => changeResume(actor, id, { isDefault: true })));

    expect(await db.resume.count({ where: { isDefault: true } })).toBe(1);
    await changeResume(actor, made[1]?.id ?? "", { isDefault: true });
    await changeResume(actor, made[1]?.id ?? "", { isDefault: true });
    expect(await named(actor)).toEqual(["*b.pdf", "c.pdf", "a.pdf"]);
  });

  it("passes the default on when it is removed, and back when that is undone", async () => {
    const actor = await aSeeker();
    const first = await uploadResume(actor, aResumeFile("a.pdf"));
    await uploadResume(actor, aResumeFile("b.pdf"));

    await removeResume(actor, first.id);
    await removeResume(actor, first.id);
    expect(await named(actor)).toEqual(["*b.pdf"]);

    await changeResume(actor, first.id, { isRemoved: false, isDefault: true });
    await changeResume(actor, first.id, { isRemoved: false, isDefault: true });
    expect(await named(actor)).toEqual(["*a.pdf", "b.pdf"]);
  });

  it("restores a removed file when it is sent again", async () => {
    const actor = await aSeeker();
    const { bytes } = aResumeFile();
    const { id } = await uploadResume(actor, { name: "a.pdf", bytes });
    await removeResume(actor, id);

    const again = await uploadResume(actor, { name: "b.pdf", bytes });

    expect(again).toMatchObject({ id, name: "b.pdf", isDefault: true });
    expect(await storage.list()).toHaveLength(1);
  });

  it("deletes resumes that were removed a few minutes ago, row and file", async () => {
    const actor = await aSeeker();
    const [gone, kept] = [
      await uploadResume(actor, aResumeFile()),
      await uploadResume(actor, aResumeFile()),
    ];
    await removeResume(actor, gone.id);

    expect(await sweepRemovedResumes(minutes(9))).toBe(0);
    expect(await sweepRemovedResumes(minutes(11))).toBe(1);

    expect((await listResumes(actor)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await db.resume.count()).toBe(1);
    expect(await storage.list()).toHaveLength(1);
    await expect(changeResume(actor, gone.id, { isRemoved: false })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("keeps a file that an application was sent with, but hides it", async () => {
    const { actor } = await makeFullAccount("meera");
    const [resume] = await listResumes(actor);
    await removeResume(actor, resume?.id ?? "");

    expect(await sweepRemovedResumes(minutes(100))).toBe(0);

    expect(await listResumes(actor)).toEqual([]);
    const opened = await openResume(resume?.id ?? "");
    opened?.stream.destroy();
    expect(opened?.name).toBe("meera.pdf");
  });
});

// ASVS 8.2.2: what belongs to someone else does not exist.
describe("a stranger", () => {
  it("finds, changes, removes and opens nothing", async () => {
    const [owner, stranger] = [await aSeeker(), await aSeeker()];
    const { id } = await uploadResume(owner, aResumeFile());
    const notFound = { code: "not_found" };

    expect(await listResumes(stranger)).toEqual([]);
    for (const wrong of [id, randomUUID()]) {
      await expect(removeResume(stranger, wrong)).rejects.toMatchObject(notFound);
      await expect(changeResume(stranger, wrong, { isDefault: true })).rejects.toMatchObject(
        notFound,
      );
      await expect(changeResume(stranger, wrong, { isRemoved: false })).rejects.toMatchObject(
        notFound,
      );
      await expect(downloadResume(stranger, aClient(), wrong)).rejects.toMatchObject(notFound);
    }
    expect(await named(owner)).toEqual(["*cv.pdf"]);
    expect(await db.auditEntry.count({ where: { action: "resume.downloaded" } })).toBe(0);
  });
});
