import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { changeProfile } from "./profile.commands";
import { profileInput } from "./schema";

setUpDatabase();

describe("changing the profile", () => {
  it("changes only what is given", async () => {
    const user = await makeUser({ fullName: "Meera Iyer" });

    await changeProfile(await asActor(user), { username: "meera.iyer" });
    await changeProfile(await asActor(user), {});

    const { updatedAt: _, ...kept } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(user).toMatchObject({ ...kept, username: user.username });
    expect(kept).toMatchObject({ username: "meera.iyer", fullName: "Meera Iyer" });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "account.changed", actorId: user.id, details: { username: true, fullName: false } },
    ]);
  });

  it("removes the name", async () => {
    const user = await makeUser({ fullName: "Meera Iyer" });

    await changeProfile(await asActor(user), { fullName: null });

    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ fullName: null });
  });

  it("refuses a user name that someone else has, ignoring case", async () => {
    await makeUser({ username: "Meera" });
    const user = await makeUser();

    await expect(changeProfile(await asActor(user), { username: "meera" })).rejects.toMatchObject({
      code: "invalid",
      fields: { username: ["This user name is taken. Choose another."] },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
  });

  it("refuses a reserved user name, except from someone the operator gave it to", async () => {
    const reserved = {
      code: "invalid",
      fields: { username: ["This user name is reserved. Choose another."] },
    };
    const seeker = await asActor(await makeUser());
    const admin = await asActor(await makeUser({ username: "Admin", userType: "admin" }));

    await expect(changeProfile(seeker, { username: "Adm1n" })).rejects.toMatchObject(reserved);
    await changeProfile(admin, { username: "Admin", fullName: "Owen Hale" });
    expect(await db.user.findUnique({ where: { id: admin.id } })).toMatchObject({
      username: "Admin",
      fullName: "Owen Hale",
    });
  });

  it("lets one of two people have a user name that both request at once", async () => {
    const actors = [await asActor(await makeUser()), await asActor(await makeUser())];

    const results = await Promise.allSettled(
      actors.map((actor) => changeProfile(actor, { username: "harbour" })),
    );

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("lets people change the case of their own user name", async () => {
    const user = await makeUser({ username: "meera" });

    await changeProfile(await asActor(user), { username: "Meera" });

    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      username: "Meera",
    });
  });
});

describe("the form's input", () => {
  it.each([
    [{ fullName: "  Meera  Iyer " }, { fullName: "Meera  Iyer" }],
    [{ fullName: "" }, { fullName: null }],
    [{ fullName: null }, { fullName: null }],
    [{ fullName: "მარიამი" }, { fullName: "მარიამი" }],
    [{ username: " jo " }, { username: "jo" }],
    [{}, {}],
  ])("may be %j", (given, read) => {
    expect(profileInput.parse(given)).toEqual(read);
  });

  it.each([
    { status: "active" },
    { userType: "admin" },
    { email: "other@example.org" },
    { fullName: "x".repeat(101) },
    { fullName: "two\nlines" },
    { username: "" },
    { username: "<script>" },
    { username: null },
  ])("may not be %j", (given) => {
    expect(profileInput.safeParse(given).success).toBe(false);
  });
});
