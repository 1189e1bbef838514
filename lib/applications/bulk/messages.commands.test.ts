import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { listMessages } from "../messaging/messages.queries";
import { withdrawApplication } from "../status.commands";
import { sendMany } from "./messages.commands";
import { bulkMessageInput } from "./messages.schema";

setUpDatabase();

let seekers: Actor[];
let employer: Actor;
let ids: string[];

beforeEach(async () => {
  const jobId = await makeJob({ companyId: await makeCompany("Harbour Bakery") });
  employer = await aMemberOf(await companyOf(jobId));
  seekers = [await asActor(await makeUser()), await asActor(await makeUser())];
  ids = [];
  for (const { id: userId } of seekers) ids.push((await makeApplication({ userId, jobId })).id);
});

const toAll = (text: string) => ({
  text,
  messages: ids.map((applicationId) => ({ id: randomUUID(), applicationId })),
});
const textsOf = async (index: number) => {
  const [seeker, id] = [seekers[index], ids[index]];
  if (!seeker || !id) throw new Error("Nobody");
  return (await listMessages(seeker, id)).messages.map(({ text }) => text);
};
const count = () => db.applicationMessage.count();

describe("sendMany", () => {
  it("writes to each separately, with the placeholders filled in", async () => {
    await db.applicationDetails.update({
      where: { applicationId: ids[1] ?? "" },
      data: { fullName: "Bo {company} Li" },
    });

    const { results } = await sendMany(employer, toAll("Dear {name}, {job} at {company}, {sic}."));

    expect(results).toEqual(ids.map((applicationId) => ({ applicationId, problem: null })));
    expect((await textsOf(0))[0]).toMatch(/^Dear Ines Carvalho, .+ at Harbour Bakery, \{sic\}\.$/);
    expect((await textsOf(1))[0]).toMatch(/^Dear Bo \{company\} Li, /);
    expect(await queuedEvents("applications.message_sent")).toHaveLength(2);
  });

  it("fills in a name that blind screening hides, without showing it to the company", async () => {
    await db.company.updateMany({ data: { isBlind: true } });

    await sendMany(employer, toAll("Dear {name}"));

    expect(await textsOf(0)).toEqual(["Dear Ines Carvalho"]);
    const seen = await listMessages(employer, ids[0] ?? "");
    expect(JSON.stringify(seen)).not.toContain("Ines");
  });

  it("sends once, even if requested repeatedly or simultaneously", async () => {
    const message = toAll("Once");

    await Promise.all([1, 2, 3].map(() => sendMany(employer, message)));

    expect(await count()).toBe(2);
  });

  it("reaches everyone when colleagues write at the same moment", async () => {
    const colleague = await aMemberOf((await db.company.findFirstOrThrow()).id);

    const answers = await Promise.all(
      [employer, colleague, employer, colleague].map((by, i) => sendMany(by, toAll(`${i}`))),
    );

    expect(answers.flatMap(({ results }) => results.map(({ problem }) => problem))).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect(await count()).toBe(8);
  });

  it("says why a message was not sent, and sends the others", async () => {
    const [first] = seekers;
    if (!first) throw new Error("Nobody");
    await withdrawApplication(first, ids[0] ?? "");

    const { results } = await sendMany(employer, toAll("Hello"));

    expect(results.map(({ problem }) => problem)).toEqual(["Application not found", null]);
    expect(await count()).toBe(1);
  });

  // OWASP ASVS 8.2.2
  it("sends nothing for another company or for the applicant", async () => {
    const strangers = [await aMemberOf(await makeCompany("Other Bakery")), ...seekers];
    for (const stranger of strangers) {
      const { results } = await sendMany(stranger, toAll("Hello"));
      expect(results.every(({ problem }) => problem === "Application not found")).toBe(true);
    }
    expect(await count()).toBe(0);
  });

  // ASVS 2.4.1
  it("is limited by the number of recipients", async () => {
    const many = {
      text: "Hello",
      messages: Array.from({ length: 100 }, () => ({
        id: randomUUID(),
        applicationId: randomUUID(),
      })),
    };
    await sendMany(employer, many);
    await sendMany(employer, many);

    await expect(sendMany(employer, toAll("One more"))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});

describe("bulkMessageInput", () => {
  const one = { id: randomUUID(), applicationId: randomUUID() };
  const problems = (value: unknown) =>
    bulkMessageInput.safeParse(value).error?.issues.map(({ message }) => message);

  it.each([
    [{ text: " ", messages: [one] }, "Write a message"],
    [
      { text: "x".repeat(20_000), messages: [one] },
      "A message must be at most 5,000 characters long",
    ],
    [{ text: "Hi", messages: [] }, "Select an application"],
    [{ text: "Hi", messages: [one, { ...one, id: randomUUID() }] }, "Name each application once"],
  ])("says what to do (%#)", (value, message) => {
    expect(problems(value)).toEqual([message]);
  });
});
