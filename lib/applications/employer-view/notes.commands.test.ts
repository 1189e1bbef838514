import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { NOTE_MAX_LENGTH, TAGS_MAX } from "../limits.schema";
import { withdrawApplication } from "../status.commands";
import { deleteNote, writeNote } from "./notes.commands";
import { listNotes } from "./notes.queries";
import { noteInput } from "./notes.schema";
import { addTag, removeTag } from "./tags.commands";
import { findTags } from "./tags.queries";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let colleague: Actor;
let stranger: Actor;
let id: string;

beforeEach(async () => {
  colleague = await aMemberOf(scene.companyId);
  await db.user.update({ where: { id: colleague.id }, data: { fullName: "Zoë Neil" } });
  stranger = await aMemberOf(await makeCompany("Other"));
  ({ id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const aNote = (text: string) => ({ id: randomUUID(), text });

describe("notes", () => {
  it("belong to the company, and notify the people they mention", async () => {
    await writeNote(scene.employer, id, aNote("@zoë neil, look at the crust"));
    await writeNote(colleague, id, aNote("Fine."));

    expect(await listNotes(scene.employer, id)).toMatchObject([
      {
        author: "Asha Rao",
        isOwn: true,
        text: "@zoë neil, look at the crust",
        mentions: ["Zoë Neil"],
      },
      { author: "Zoë Neil", isOwn: false, mentions: [] },
    ]);
    expect(await queuedEvents("applications.note_written")).toHaveLength(2);
  });

  it("are stored once per id, even if sent repeatedly or simultaneously", async () => {
    const note = aNote("@Zoë Neil once");

    await Promise.all([1, 2, 3].map(() => writeNote(scene.employer, id, note)));

    expect(await listNotes(scene.employer, id)).toHaveLength(1);
    expect(await queuedEvents("applications.note_written")).toHaveLength(1);
    await expect(writeNote(colleague, id, note)).rejects.toMatchObject({ code: "conflict" });
  });

  it("are deleted only by their author", async () => {
    const note = await writeNote(scene.employer, id, aNote("@Zoë Neil oops"));

    await expect(deleteNote(colleague, id, note.id)).rejects.toMatchObject({ code: "forbidden" });
    await deleteNote(scene.employer, id, note.id);
    await deleteNote(scene.employer, id, note.id);

    expect(await listNotes(colleague, id)).toEqual([]);
    expect(await db.applicationNoteMention.count()).toBe(0);
  });

  it("don't exist for anyone else, including the applicant, or after a withdrawal", async () => {
    for (const other of [scene.seeker, stranger]) {
      await expect(writeNote(other, id, aNote("x"))).rejects.toMatchObject({ code: "not_found" });
      await expect(listNotes(other, id)).rejects.toMatchObject({ code: "not_found" });
      await expect(deleteNote(other, id, randomUUID())).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(addTag(other, id, "x")).rejects.toMatchObject({ code: "not_found" });
      await expect(findTags(other, id)).rejects.toMatchObject({ code: "not_found" });
    }
    await withdrawApplication(scene.seeker, id);
    await expect(writeNote(scene.employer, id, aNote("x"))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("can't be written once the application's content is deleted, and go with it", async () => {
    await writeNote(scene.employer, id, aNote("x"));
    await db.applicationDetails.delete({ where: { applicationId: id } });

    await expect(writeNote(scene.employer, id, aNote("y"))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await db.applicationNote.count()).toBe(0);
  });

  it("are at most 5,000 characters long", () => {
    const long = noteInput.safeParse(aNote("x".repeat(NOTE_MAX_LENGTH + 15_000)));
    expect(long.error?.issues[0]?.message).toBe("A note must be at most 5,000 characters long");
    expect(noteInput.safeParse(aNote(" \n ")).error?.issues[0]?.message).toBe("Write a note");
  });
});

describe("tags", () => {
  it("are added once, ignoring case, and suggested elsewhere", async () => {
    await addTag(scene.employer, id, "Night shift");
    await addTag(colleague, id, "night SHIFT");
    expect(await findTags(scene.employer, id)).toEqual({ tags: ["Night shift"], suggestions: [] });

    const { jobId } = await db.application.findUniqueOrThrow({ where: { id } });
    const other = await makeApplication({ userId: (await makeUser()).id, jobId });
    expect(await findTags(scene.employer, other.id)).toEqual({
      tags: [],
      suggestions: ["Night shift"],
    });

    await removeTag(scene.employer, id, "NIGHT shift");
    expect(await removeTag(scene.employer, id, "night shift")).toEqual({
      tags: [],
      suggestions: [],
    });
  });

  it("are at most twenty, even when many are added at once", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: TAGS_MAX + 5 }, (_each, index) =>
        addTag(scene.employer, id, `tag ${index}`),
      ),
    );

    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
    expect((await findTags(scene.employer, id)).tags).toHaveLength(TAGS_MAX);
  });
});
