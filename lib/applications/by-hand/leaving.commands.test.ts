import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountErased } from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { mailedToken } from "@/lib/platform/security/secrets";
import { sweepRemovedResumes } from "@/lib/profiles/resumes/changes.commands";
import { makeUser } from "@/lib/testing/accounts";
import { someoneAdded } from "@/lib/testing/applications/by-hand";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { aResumeFile } from "@/lib/testing/resumes";
import { setUpStorage } from "@/lib/testing/storage";
import { findEmployerView } from "../employer-view/queries";
import { deleteOldDetails } from "../retention.commands";
import { withdrawApplication } from "../status.commands";
import { reactions } from "../tasks";
import { eraseAdded } from "./leaving.commands";
import { findLink, readLinkHolder } from "./link-holders.queries";
import { linkToken } from "./link-tokens.session";
import { openAddedResume, readAdded } from "./links.queries";
import { addResume } from "./resumes.commands";

setUpDatabase();
const storage = setUpStorage();

async function withResume() {
  const added = await someoneAdded({ note: "Quick hands." });
  await addResume(added.member, added.id, aResumeFile());
  return { ...added, token: linkToken(added.id, 1) };
}

const later = () => new Date(Date.now() + 3_600_000);

describe("the mailed link", () => {
  it("shows what is kept, and nothing that the team wrote", async () => {
    const { id, token } = await withResume();

    const added = await readAdded(id);
    expect(await findLink(token)).toMatchObject({ state: "open" });
    expect(added).toMatchObject({
      ...{ fullName: "Noor Haddad", companyName: "Harbour Bakery", jobTitle: "Bread baker" },
      ...{ addedBy: "Asha Rao", origin: "career_fair", keptMonths: 6, isInAccount: false },
      isWithdrawn: false,
    });
    expect(JSON.stringify(added)).not.toContain("Quick hands");
    const { stream, format } = await openAddedResume(id, token);
    stream.destroy();
    expect(format).toBe("pdf");
  });

  it("opens no one else's application", async () => {
    const { id } = await withResume();
    const { id: userId } = await makeUser();
    const sent = await makeApplication({ userId, jobId: await makeJob() });

    for (const [one, token] of [
      [id, linkToken(randomUUID(), 1)],
      [id, `${linkToken(id, 1)}x`],
      [id, mailedToken(id)],
      [id, ""],
      // A link that was never mailed, to what someone sent themselves.
      [sent.id, linkToken(sent.id, 1)],
    ] as const) {
      expect(await findLink(token)).toBeNull();
      await expect(openAddedResume(one, token)).rejects.toMatchObject({ code: "gone" });
      await expect(readLinkHolder(token)).rejects.toMatchObject({ code: "gone" });
      await expect(eraseAdded(token)).rejects.toMatchObject({ code: "gone" });
    }
    expect(await db.applicationDetails.count()).toBe(2);
  });

  it("withdraws the application, which the company then no longer sees", async () => {
    const { id, token, member } = await withResume();

    const holder = await readLinkHolder(token);
    await Promise.all([withdrawApplication(holder, id), withdrawApplication(holder, id)]);

    expect(await findEmployerView(member, id)).toBeNull();
    expect(await readAdded(id)).toMatchObject({ isWithdrawn: true });
    expect(await queuedEvents("applications.moved")).toMatchObject([{ kind: "withdrawn" }]);
    expect(await deleteOldDetails(new Date(Date.now() + 200 * 86_400_000))).toBe(1);
    expect(await findLink(token)).toBeNull();
  });

  it("deletes everything at once, including the file", async () => {
    const { id, token, member } = await withResume();
    expect(await storage.list()).toHaveLength(1);

    await eraseAdded(token);
    await sweepRemovedResumes(later());

    expect(await db.applicationDetails.count()).toBe(0);
    expect(await db.applicationNote.count()).toBe(0);
    expect(await db.resume.count()).toBe(0);
    expect(await storage.list()).toEqual([]);
    expect(await findEmployerView(member, id)).toBeNull();
    await expect(eraseAdded(token)).rejects.toMatchObject({ code: "gone" });
  });

  it("deletes the rest of an ended application, which can't be withdrawn", async () => {
    const { id, token } = await withResume();
    const ended = { status: "not_selected" as const, decidedAt: new Date() };
    await db.application.update({ where: { id }, data: ended });

    await expect(withdrawApplication(await readLinkHolder(token), id)).rejects.toMatchObject({
      code: "conflict",
    });
    await eraseAdded(token);
    expect(await db.application.findUnique({ where: { id } })).toMatchObject({
      status: "not_selected",
    });
    expect(await db.applicationDetails.count()).toBe(0);
  });
});

it("is deleted with the account that had verified the address", async () => {
  const { id } = await withResume();
  await someoneAdded({ email: "else@example.org" });
  const erased = reactions.find(({ event }) => event === accountErased.name);
  const about = { id: randomUUID(), email: "Noor@example.org", username: "noor", why: "asked" };

  await erased?.run({ ...about, wasVerified: false });
  expect(await db.applicationDetails.count()).toBe(2);
  await erased?.run({ ...about, wasVerified: true });

  expect(await db.applicationDetails.count({ where: { applicationId: id } })).toBe(0);
  expect(await db.applicationDetails.count()).toBe(1);
});

describe("addResume", () => {
  it("gives a CV to someone who was added without one, once, for a worker to read", async () => {
    const { id, member } = await withResume();

    const [resume] = await db.resume.findMany();
    expect(resume).toMatchObject({ userId: null, reading: "waiting" });
    expect(await queuedEvents("resumes.uploaded")).toEqual([{ id: resume?.id }]);
    expect((await findEmployerView(member, id))?.applicant?.resume?.id).toBe(resume?.id);
    // No one's list has it, and it stays as long as the application does.
    expect(await sweepRemovedResumes(later())).toBe(0);
    await expect(addResume(member, id, aResumeFile())).rejects.toMatchObject({ code: "conflict" });
    expect(await storage.list()).toHaveLength(1);
  });

  it("is only for the company, for people it added, and for files that are checked", async () => {
    const { id, member, jobId } = await someoneAdded();
    const stranger = await aMemberOf(await makeCompany("Other"));
    const { id: userId } = await makeUser();
    const sent = await makeApplication({ userId, jobId, resumeId: null });
    const text = { name: "cv.pdf", bytes: new TextEncoder().encode("no PDF") };

    await expect(addResume(stranger, id, aResumeFile())).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(addResume(member, sent.id, aResumeFile())).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(addResume(member, id, text)).rejects.toMatchObject({ code: "invalid" });
    expect(await storage.list()).toEqual([]);
  });
});
