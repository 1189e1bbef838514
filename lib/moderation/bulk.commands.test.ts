import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { postJob } from "@/lib/jobs/posting/commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { decideItems, suspendCompanies, suspendPeople } from "./bulk.commands";
import { bulkSuspensionInput, bulkVerdictInput } from "./bulk.schema";

setUpDatabase();

async function waitingJobs(count: number) {
  const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { id } = await postJob(
      actor,
      aPosting(companyId, { title: `Baker ${i}` }, { acceptsNearCopy: true }),
    );
    ids.push(id);
  }
  return ids;
}
const itemOf = (id: string, version = 1) => ({ kind: "job" as const, id, version });
const statusOf = async (id: string) =>
  (await db.job.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

it("decides each entry separately, keeps the ones that succeed and says which failed", async () => {
  const admin = await anAdmin();
  const [first = "", second = "", third = ""] = await waitingJobs(3);
  const gone = randomUUID();

  const { results } = await decideItems(admin, {
    items: [itemOf(first), itemOf(second, 7), itemOf(gone), itemOf(third)],
    isApproved: true,
    reason: "",
  });

  expect(results).toEqual([
    { id: first, problem: null },
    { id: second, problem: expect.stringContaining("Take another look") },
    { id: gone, problem: "Job not found" },
    { id: third, problem: null },
  ]);
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([
    "live",
    "in_review",
    "live",
  ]);
});

it("rejects with one reason, once, even if it is sent twice at the same moment", async () => {
  const admin = await anAdmin();
  const ids = await waitingJobs(2);
  const send = () =>
    decideItems(admin, {
      items: ids.map((id) => itemOf(id)),
      isApproved: false,
      reason: "Say what the pay is",
    });

  const sent = await Promise.all([send(), send()]);

  const good = sent.flatMap(({ results }) => results.filter(({ problem }) => problem === null));
  expect(good.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(await db.moderationDecision.count({ where: { kind: "job_rejected" } })).toBe(2);
});

it("suspends companies and people, but not the acting admin", async () => {
  const admin = await anAdmin();
  const [company, person] = [await makeCompany(), await makeUser()];
  const reason = "They ask applicants for money.";

  expect(await suspendCompanies(admin, { ids: [company, randomUUID()], reason })).toEqual({
    results: [
      { id: company, problem: null },
      { id: expect.any(String), problem: "There's no such company." },
    ],
  });
  const { results } = await suspendPeople(admin, { ids: [person.id, admin.id], reason });

  expect(results).toEqual([
    { id: person.id, problem: null },
    { id: admin.id, problem: expect.any(String) },
  ]);
  expect(await db.moderationDecision.count({ where: { reason } })).toBe(2);
});

it("is only for admins", async () => {
  for (const stranger of await noAdmins()) {
    const reason = "They ask applicants for money.";
    const ids = [randomUUID()];
    const calls = [
      decideItems(stranger, { items: [itemOf(randomUUID())], isApproved: true, reason: "" }),
      suspendCompanies(stranger, { ids, reason }),
      suspendPeople(stranger, { ids, reason }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "forbidden" });
  }
});

it.each([
  [bulkVerdictInput, { items: [], isApproved: true }, "Select an entry"],
  [
    bulkVerdictInput,
    { items: Array.from({ length: 101 }, () => itemOf(randomUUID())), isApproved: true },
    "Select at most 100 at once",
  ],
  [bulkSuspensionInput, { ids: [], reason: "Because." }, "Select someone"],
  [bulkSuspensionInput, { ids: [randomUUID()], reason: " " }, "Say why"],
  [bulkSuspensionInput, { ids: [randomUUID()], reason: "x".repeat(2001) }, /at most 2,000/],
])("says what is missing (%#)", (schema, input, message) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toMatch(message);
});
