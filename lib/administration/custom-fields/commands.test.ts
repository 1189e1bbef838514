import { afterEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, settingGroup } from "@/lib/platform/settings";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import {
  addCustomField,
  changeCustomField,
  deleteCustomField,
  orderCustomFields,
} from "./commands";
import { countChoices, countStated, listFields } from "./queries";
import { customFieldChange, newCustomField } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

const SHIFT = { name: "Shift", kind: "choice", choices: [{ label: "Day" }, { label: "Night" }] };

async function add(given: object = {}, admin?: Actor): Promise<string> {
  const input = newCustomField.parse({ name: "Uniform", kind: "text", ...given });
  return (await addCustomField(admin ?? (await anAdmin()), input, aClient())).key;
}

async function change(key: string, given: object) {
  const input = customFieldChange.parse(given);
  return changeCustomField(await anAdmin(), { key, change: input }, aClient());
}

/** Inserts a job that states this. */
async function makeStating(customFields: Record<string, string | string[] | boolean>) {
  const id = await makeJob();
  await db.job.update({ where: { id }, data: { customFields } });
  return id;
}

const fields = () => settingGroup("customFields").fields;

describe("addCustomField", () => {
  it("makes keys from the name and from the choices' labels", async () => {
    expect(await add({ ...SHIFT, name: " Shift  pattern ", isFilter: true })).toBe("shift-pattern");

    expect(fields()).toEqual([
      {
        ...{ key: "shift-pattern", name: "Shift pattern", kind: "choice", help: "", unit: "" },
        choices: [
          { key: "day", label: "Day", isRetired: false },
          { key: "night", label: "Night", isRetired: false },
        ],
        ...{ isRequired: false, isOnCard: false, isOnPage: true, isFilter: true },
        isRetired: false,
      },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "custom_field.added", details: { field: "Shift pattern", kind: "choice" } },
    ]);
  });

  it("finds a key for names without Latin letters, and for long ones", async () => {
    expect(await add({ name: "シフト" })).toBe("field");
    expect(await add({ name: "制服" })).toBe("field-2");
    expect(
      (await add({ name: "A rather long name of a field that has sixty letters, yes" })).length,
    ).toBeLessThanOrEqual(40);
    // A built-in parameter of a search: `field.query` is another one.
    expect(await add({ name: "Query" })).toBe("query");
  });

  it("never gives a new field the values that postings have of a deleted one", async () => {
    const admin = await anAdmin();
    const key = await add({ name: "Shift" }, admin);
    await makeStating({ [key]: "Night" });
    await deleteCustomField(admin, key, aClient());

    expect(await add({ name: "Shift" }, admin)).toBe("shift-2");
  });

  it("refuses another field's name, and a twenty-first field", async () => {
    const admin = await anAdmin();
    await add({}, admin);
    await expect(add({ name: "UNIFORM" }, admin)).rejects.toMatchObject({
      code: "conflict",
      fields: { name: ["Another field has this name. Choose another one"] },
    });

    for (let number = 2; number <= 20; number += 1) await add({ name: `No. ${number}` }, admin);
    await expect(add({ name: "No. 21" }, admin)).rejects.toMatchObject({ code: "conflict" });
    expect(fields()).toHaveLength(20);
  });

  it("keeps both of two fields that are added at once", async () => {
    const admin = await anAdmin();
    await Promise.all([add({ name: "One" }, admin), add({ name: "Two" }, admin)]);

    expect((await listFields(admin)).map(({ name }) => name).sort()).toEqual(["One", "Two"]);
  });

  it("refuses a single choice, and a filter by text", async () => {
    await expect(add({ ...SHIFT, choices: [{ label: "Day" }] })).rejects.toMatchObject({
      code: "invalid",
      fields: { choices: ["Offer at least two choices"] },
    });
    await expect(add({ isFilter: true })).rejects.toMatchObject({
      fields: {
        isFilter: ["Searches can be narrowed by choices, yes or no, numbers and dates alone"],
      },
    });
    expect(fields()).toEqual([]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "…" }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ kind: "colour" }, "kind"],
    [{ help: "x".repeat(201) }, "help"],
    [{ ...SHIFT, choices: [{ label: "Day" }, { label: "Day", isRetired: true }] }, "choices"],
    [{ ...SHIFT, choices: [{ label: "Day" }, { label: "" }] }, "choices"],
    [{ ...SHIFT, choices: Array.from({ length: 61 }, (_, at) => ({ label: `${at}` })) }, "choices"],
    [{ key: "mine" }, undefined],
  ])("refuses %j", (given, path) => {
    const parsed = newCustomField.safeParse({ name: "Uniform", kind: "text", ...given });

    expect(parsed.error?.issues[0]?.path[0]).toBe(path);
    expect(parsed.success).toBe(false);
  });
});

describe("changeCustomField", () => {
  it("renames a choice without changing what postings state", async () => {
    const key = await add(SHIFT);
    await makeStating({ [key]: "day" });
    const after = await change(key, {
      choices: [{ key: "night", label: "Night" }, { key: "day", label: "Early" }, { label: "Day" }],
    });

    expect(after.choices.map((choice) => [choice.key, choice.label])).toEqual([
      ["night", "Night"],
      ["day", "Early"],
      ["day-2", "Day"],
    ]);
    expect(await countChoices(key)).toEqual({ day: 1 });
  });

  it("stops offering a choice that is left out, and drops it later if no posting states it", async () => {
    const key = await add({ ...SHIFT, choices: ["A", "B", "C", "D"].map((label) => ({ label })) });
    await makeStating({ [key]: "c" });
    const two = [
      { key: "a", label: "A" },
      { key: "b", label: "B" },
    ];
    const retired = (given: { choices: { key: string; isRetired: boolean }[] }) =>
      given.choices.filter(({ isRetired }) => isRetired).map((choice) => choice.key);

    expect(retired(await change(key, { choices: two }))).toEqual(["c", "d"]);
    expect(retired(await change(key, { choices: two }))).toEqual(["c"]);
    await expect(change(key, { choices: two.slice(1) })).rejects.toMatchObject({
      fields: { choices: ["Offer at least two choices"] },
    });
  });

  it("changes only what is given, and records it in the audit log", async () => {
    const key = await add({ help: "Which one?" });
    const after = await change(key, { isRetired: true, isOnCard: true });

    expect(after).toMatchObject({ help: "Which one?", isRetired: true, isOnCard: true });
    expect(fields()).toEqual([after]);
    const [, entry] = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(entry).toMatchObject({
      action: "custom_field.changed",
      details: { field: "Uniform", isRetired: "yes", isOnCard: "yes" },
    });
  });

  it("refuses another kind, a filter by text, another field's name, and a field that is gone", async () => {
    const key = await add();
    await add({ name: "Shift" });

    expect(customFieldChange.safeParse({ kind: "date" }).success).toBe(false);
    await expect(change(key, { isFilter: true })).rejects.toMatchObject({ code: "invalid" });
    await expect(change(key, { name: "shift" })).rejects.toMatchObject({ code: "conflict" });
    await expect(change("gone", {})).rejects.toMatchObject({ code: "not_found" });
    await expect(deleteCustomField(await anAdmin(), "gone", aClient())).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

it("puts the fields in order, unless someone added one in the meantime", async () => {
  const admin = await anAdmin();
  for (const name of ["A", "B", "C"]) await add({ name }, admin);
  const order = (keys: string[]) => orderCustomFields(admin, keys, aClient());

  await order(["c", "a", "b"]);

  expect(fields().map(({ key }) => key)).toEqual(["c", "a", "b"]);
  for (const keys of [
    ["c", "a"],
    ["c", "a", "a"],
    ["c", "a", "b", "d"],
    ["c", "a", "d"],
  ]) {
    await expect(order(keys)).rejects.toMatchObject({ code: "conflict" });
  }
});

it("counts the postings that state a field and each of its choices", async () => {
  const admin = await anAdmin();
  await makeStating({ licences: ["b", "c1"], housing: true });
  await makeStating({ licences: ["b"] });
  await makeJob();

  expect(Object.fromEntries(await countStated(admin))).toEqual({ licences: 2, housing: 1 });
  expect(await countChoices("licences")).toEqual({ b: 2, c1: 1 });
});

it("is for admins with a second factor, and no one else", async () => {
  for (const actor of await noAdmins()) {
    const refused = { code: "forbidden" };
    await expect(add({}, actor)).rejects.toMatchObject(refused);
    await expect(deleteCustomField(actor, "a", aClient())).rejects.toMatchObject(refused);
    await expect(orderCustomFields(actor, [], aClient())).rejects.toMatchObject(refused);
    const nothing = { key: "a", change: {} };
    await expect(changeCustomField(actor, nothing, aClient())).rejects.toMatchObject(refused);
    await expect(listFields(actor)).rejects.toMatchObject(refused);
    await expect(countStated(actor)).rejects.toMatchObject(refused);
  }
  expect(await db.siteSetting.count()).toBe(0);
});
