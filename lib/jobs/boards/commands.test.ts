import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decideAdminRequest } from "@/lib/accounts/admins/admin-requests.commands";
import { canAdminister, canAdministerBoard } from "@/lib/accounts/policy";
import { findBySession, findMember } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { knownBoards, MOST_BOARDS, onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aBoard, makeBoard, makeCompany, makeSource } from "@/lib/testing/factories";
import { addBoard, changeBoard, deleteBoard } from "./commands";
import { boardDeleted, boardFilterChanged } from "./events";
import { listBoards } from "./queries";
import { type BoardInput, boardInput } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const add = (given: Partial<BoardInput> = {}) => addBoard(admin, aBoard(given), aClient());
const change = (boardId: string, given: Partial<BoardInput> = {}) =>
  changeBoard(admin, { boardId, input: aBoard(given) }, aClient());
const refusedAt = (field: string) => ({
  code: "invalid",
  fields: { [field]: [expect.any(String)] },
});

describe("a board", () => {
  it("is added, read back, changed and deleted, logged each time and effective at once", async () => {
    await makeCompany("Almwerk");
    const source = await makeSource("City council");
    const filter = {
      categories: ["it" as const],
      places: [{ place: "India", km: null }],
      companies: ["almwerk"],
      sources: [source],
    };
    const mailFrom = "jobs@leeds.example";
    const id = await add({ name: "Leeds Jobs", host: "leeds.example.org", mailFrom, ...filter });

    expect(await listBoards(admin)).toEqual([
      {
        ...{ id, name: "Leeds Jobs", host: "leeds.example.org", url: "http://leeds.example.org" },
        mailFrom,
        ...{ categories: ["it"], places: filter.places, admins: [], jobs: 0 },
        companies: [{ slug: "almwerk", name: "Almwerk" }],
        sources: [{ id: source, name: "City council" }],
      },
    ]);
    expect(knownBoards()).toMatchObject([{ id, host: "leeds.example.org", name: "Leeds Jobs" }]);
    await change(id, { name: "York Jobs", host: "york.example.org" });
    const york = { id, host: "york.example.org", name: "York Jobs", mailFrom: null };
    expect(knownBoards()).toMatchObject([york]);
    expect(await queuedEvents(boardFilterChanged.name)).toEqual([{ boardId: id }, { boardId: id }]);
    await deleteBoard(admin, id, aClient());
    expect(knownBoards()).toEqual([]);
    expect(await queuedEvents(boardDeleted.name)).toEqual([{ boardId: id }]);
    await expect(deleteBoard(admin, id, aClient())).rejects.toMatchObject({ code: "not_found" });
    await expect(change(id)).rejects.toMatchObject({ code: "not_found" });
    const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual([
      "board.added",
      "board.changed",
      "board.deleted",
    ]);
  });

  it.each([
    ["leeds.example.org/jobs", "https://leeds.example.org", "leeds example.org", "-leeds.org"],
  ])("needs just a host name", (...hosts) => {
    for (const host of hosts)
      expect(boardInput.safeParse({ ...aBoard(), host }).success).toBe(false);
    expect(boardInput.parse({ ...aBoard(), host: " Jobs.Example.ORG:8443 " }).host).toBe(
      "jobs.example.org:8443",
    );
  });

  it("sends emails from a plain address, or from the installation's", () => {
    for (const mailFrom of [
      "Leeds <jobs@leeds.example>",
      "jobs",
      "a@b.example\nBcc: c@d.example",
      "",
    ])
      expect(boardInput.safeParse({ ...aBoard(), mailFrom }).success).toBe(false);
    expect(boardInput.parse({ ...aBoard(), mailFrom: "jobs@leeds.example" }).mailFrom).toBe(
      "jobs@leeds.example",
    );
    expect(boardInput.parse({ ...aBoard(), mailFrom: undefined }).mailFrom).toBeNull();
  });

  it("has a host of its own, not the site's or another board's", async () => {
    await add({ host: "leeds.example.org" });
    for (const host of ["leeds.example.org", "localhost:3000"]) {
      await expect(add({ host })).rejects.toMatchObject(refusedAt("host"));
    }
  });

  it("refuses unknown values, at their field, and stores nothing", async () => {
    for (const [field, given] of [
      ["places", { places: [{ place: "Nowhereville", km: null }] }],
      ["places", { places: [{ place: "India", km: 20 }] }],
      ["places", { places: [{ place: "Remote", km: null }] }],
      ["companies", { companies: ["no-such-company"] }],
      ["sources", { sources: [4711] }],
      ["admins", { admins: ["nobody@example.org"] }],
    ] as const) {
      await expect(add(given as unknown as Partial<BoardInput>)).rejects.toMatchObject(
        refusedAt(field),
      );
    }
    expect(await db.board.count()).toBe(0);
  });

  it("is refused beyond the highest number of boards", async () => {
    const nothing = { categories: [], places: [], companies: [], sourceIds: [] };
    await db.board.createMany({
      data: Array.from({ length: MOST_BOARDS }, (_, index) => ({
        ...{ name: "Board", host: `b${index}.example.org`, filter: nothing },
      })),
    });
    await expect(add()).rejects.toMatchObject({ code: "conflict" });
  });

  it("is only for admins", async () => {
    const id = await add();
    for (const actor of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(addBoard(actor, aBoard(), aClient())).rejects.toMatchObject(refused);
      await expect(
        changeBoard(actor, { boardId: id, input: aBoard() }, aClient()),
      ).rejects.toMatchObject(refused);
      await expect(deleteBoard(actor, id, aClient())).rejects.toMatchObject(refused);
      await expect(listBoards(actor)).rejects.toMatchObject(refused);
    }
  });
});

describe("a board's admins", () => {
  const again = async ({ id }: { id: string }) => {
    const found = await findMember(id);
    if (!found) throw new Error("the account is gone");
    return found as Actor;
  };
  const runner = () => anAdmin({ email: "runner@example.org" });

  it("run that board and nothing else, and have to sign in again", async () => {
    const [person, other] = [await runner(), await makeBoard()];
    const id = await add({ admins: ["Runner@Example.org"] });

    expect(await findBySession(person.sessionId)).toBeNull();
    const now = await again(person);
    expect(canAdminister(now)).toBe(false);
    expect([id, other, null].map((boardId) => canAdministerBoard(now, boardId))).toEqual([
      true,
      false,
      false,
    ]);
    await expect(addBoard(now, aBoard(), aClient())).rejects.toMatchObject({ code: "forbidden" });
    // Read before they were made one.
    await expect(addBoard(person, aBoard(), aClient())).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it.each(["removed from it", "left without it"])(
    "never become admins of everything when they are %s",
    async (how) => {
      const person = await runner();
      const id = await add({ admins: ["runner@example.org"] });
      if (how === "removed from it") await change(id);
      else await deleteBoard(admin, id, aClient());

      const now = await again(person);
      expect([canAdminister(now), now.isApproved, now.boardIds]).toEqual([false, false, []]);
      await decideAdminRequest(admin, person.id, true);
      expect(canAdminister(await again(person))).toBe(true);
    },
  );

  it("stay admins of a board as long as they have one, even if they were waiting for approval", async () => {
    const person = await anAdmin({ email: "runner@example.org", status: "awaiting_approval" });
    const first = await add({ admins: ["runner@example.org"] });
    await add({ admins: ["runner@example.org"] });
    await change(first);

    const now = await again(person);
    expect([now.isApproved, now.boardIds.length, canAdministerBoard(now, first)]).toEqual([
      true,
      1,
      false,
    ]);
  });

  it("must be admins' accounts, and never one's own", async () => {
    await makeUser({ email: "seeker@example.org" });
    await db.user.update({ where: { id: admin.id }, data: { email: "own@example.org" } });
    for (const email of ["seeker@example.org", "own@example.org"]) {
      await expect(add({ admins: [email] })).rejects.toMatchObject(refusedAt("admins"));
    }
  });
});

it("deletes a board's sessions and alerts with it, and keeps the accounts of its people", async () => {
  const id = await add();
  const { id: userId } = await makeUser({ board: { connect: { id } } });
  await onBoard(id, async () =>
    db.session.create({
      data: {
        ...{ id: userId, userId, userAgent: "", boardId: id },
        expiresAt: new Date(Date.now() + 60_000),
      },
    }),
  );
  expect(await findBySession(userId)).toBeNull();
  expect(await onBoard(id, async () => findBySession(userId))).not.toBeNull();
  await deleteBoard(admin, id, aClient());

  expect(await db.session.count({ where: { userId } })).toBe(0);
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ boardId: null });
});
