import { expect, it } from "vitest";
import { makeUser, PASSWORD } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { requestDeletion } from "../privacy/deletion.commands";
import { peopleHref, readPeopleFilters } from "./people";
import { findPerson, listPeople } from "./people.queries";

setUpDatabase();

const ALL = readPeopleFilters({});

it("finds people by name, user name and address, by kind and state", async () => {
  const admin = await anAdmin();
  const meera = await makeUser({ fullName: "Meera Iyer", email: "meera@quay.example" });
  const owner = await aMemberOf(await makeCompany("Quay"), "owner");
  const named = async (filters: Partial<typeof ALL>) =>
    (await listPeople(admin, { ...ALL, ...filters })).people.map(({ id }) => id);

  expect(await named({ query: "iyer MEERA" })).toEqual([meera.id]);
  expect(await named({ query: "quay.example" })).toEqual([meera.id]);
  expect(await named({ query: meera.id })).toEqual([meera.id]);
  expect(await named({ query: "%" })).toEqual([]);
  expect(await named({ kind: "employer" })).toEqual([owner.id]);
  expect(await named({ state: "suspended" })).toEqual([]);
  expect(await listPeople(admin, { ...ALL, page: 99 })).toMatchObject({ total: 3, page: 1 });
  expect(await findPerson(admin, owner.id)).toMatchObject({
    companies: [{ name: "Quay", role: "owner" }],
    suspension: null,
  });
  expect(await findPerson(admin, "nobody")).toBeNull();
  expect(JSON.stringify(await findPerson(admin, meera.id))).not.toContain("argon2");
  for (const stranger of await noAdmins()) {
    await expect(listPeople(stranger, ALL)).rejects.toMatchObject({ code: "forbidden" });
    await expect(findPerson(stranger, meera.id)).rejects.toMatchObject({ code: "forbidden" });
  }
});

it("reads the filters from an address and writes them back", () => {
  const filters = { query: "asha rao", kind: "admin", state: "active", page: 2 } as const;
  const address = new URL(peopleHref(filters), "http://x");
  expect(readPeopleFilters(Object.fromEntries(address.searchParams))).toEqual(filters);
});

it("keeps the last admin from leaving", async () => {
  const admin = await anAdmin();
  await expect(requestDeletion(admin, PASSWORD)).rejects.toMatchObject({ code: "conflict" });
  await anAdmin();
  expect(await requestDeletion(admin, PASSWORD)).toHaveProperty("deletionDueAt");
});
