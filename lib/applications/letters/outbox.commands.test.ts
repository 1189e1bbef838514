import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aLetter, aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { moveMany, undoMoves } from "../pipeline/moves.commands";
import { defaultStages } from "../pipeline/stages";
import { findApplication } from "../queries";
import { changeLetters, recallLetters, sendNow } from "./outbox.commands";
import { readOutbox } from "./queries";
import { setReasons } from "./reasons.commands";
import { sendDueLetters } from "./sending.commands";

setUpDatabase();

let employer: Actor;
let companyId: string;
let jobId: string;
let people: { actor: Actor; id: string }[];

async function apply(fullName: string) {
  const actor = await asActor(await makeUser({ fullName }));
  const { id } = await makeApplication({ userId: actor.id, jobId, fullName, status: "in_review" });
  return { actor, id };
}

beforeEach(async () => {
  companyId = await makeCompany("Harbour Bakery");
  jobId = await makeJob({ companyId, title: "Bread baker" });
  employer = await aMemberOf(companyId, "owner");
  people = [await apply("Ines Carvalho"), await apply("Bo Li")];
});

const stageId = () =>
  defaultStages(companyId).find(({ status }) => status === "not_selected")?.id ?? "";
/** Refuses both in one letter; returns the letters' ids. */
async function refuse(): Promise<string[]> {
  const applications = people.map(({ id }) => ({ id, version: 1 }));
  const { results } = await moveMany(employer, {
    ...{ stageId: stageId(), note: null, applications },
    tell: aLetter({ reason: "Skills" }),
  });
  return results.map(({ letter }) => letter?.id ?? "");
}
const later = () => new Date(Date.now() + 2 * 3_600_000);
const statusOf = async (id: string) =>
  (await db.application.findUniqueOrThrow({ where: { id } })).status;
const texts = async () =>
  (await db.applicationMessage.findMany({ orderBy: { text: "asc" } })).map(({ text }) => text);
const problems = ({ results }: { results: { problem: string | null }[] }) =>
  results.map(({ problem }) => problem);

describe("the outbox", () => {
  it("lists what waits and what ended, with names, times and who wrote it", async () => {
    const [first = ""] = await refuse();
    await recallLetters(employer, { letterIds: [first], movesBack: false });

    const { waiting, ended } = await readOutbox(employer, { companyId });

    expect(waiting).toMatchObject([
      { name: "Bo Li", tells: "not_selected", jobTitle: "Bread baker", writtenBy: "Asha Rao" },
    ]);
    expect(ended).toMatchObject([{ name: "Ines Carvalho", endReason: "recalled" }]);
    await expect(
      readOutbox(await aMemberOf(await makeCompany()), { companyId }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("doesn't name anyone whom blind screening hides", async () => {
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    await refuse();

    const shown = JSON.stringify(await readOutbox(employer, { companyId }));

    expect(shown).not.toContain("Carvalho");
    expect(shown).toContain("Applicant ");
  });
});

describe("taking letters back", () => {
  it("moves the applications back, and applicants see no trace of it", async () => {
    const letterIds = await refuse();

    const result = await recallLetters(employer, { letterIds, movesBack: true });
    await sendDueLetters(later());

    expect(problems(result)).toEqual([null, null]);
    for (const { id, actor } of people) {
      expect(await statusOf(id)).toBe("in_review");
      const view = await findApplication(actor, id);
      expect(view?.steps.map(({ kind }) => kind)).toEqual(["submitted", "in_review"]);
    }
    expect(await texts()).toEqual([]);
    expect(await db.applicationReason.count()).toBe(0);
  });

  it("can leave the applications in their stage without telling anyone", async () => {
    const letterIds = await refuse();

    await recallLetters(employer, { letterIds, movesBack: false });
    await sendDueLetters(later());

    expect(await statusOf(people[0]?.id ?? "")).toBe("not_selected");
    expect(await texts()).toEqual([]);
  });

  it("is too late once they have been sent", async () => {
    const letterIds = await refuse();
    await sendDueLetters(later());

    expect(problems(await recallLetters(employer, { letterIds, movesBack: true }))).toEqual([
      "This letter has already been sent.",
      "This letter has already been sent.",
    ]);
    expect(await statusOf(people[0]?.id ?? "")).toBe("not_selected");
  });

  it("can't happen together with sending, even at the same moment", async () => {
    const [letterId = ""] = await refuse();

    const [recalled] = await Promise.all([
      recallLetters(employer, { letterIds: [letterId], movesBack: true }),
      sendNow(employer, [letterId]),
      sendDueLetters(later()),
    ]);

    const isBack = recalled.results[0]?.problem === null;
    expect(await statusOf(people[0]?.id ?? "")).toBe(isBack ? "in_review" : "not_selected");
    expect((await texts()).filter((text) => text.includes("Ines"))).toHaveLength(isBack ? 0 : 1);
  });

  it("is what Undo does, at any time until they are sent, and only for your own moves", async () => {
    await refuse();
    await db.$executeRaw`UPDATE application_events SET at = at - interval '10 minutes'
      WHERE NOT is_told`;
    await db.$executeRaw`UPDATE application_events SET at = at - interval '1 hour' WHERE is_told`;
    const applications = people.map(({ id }) => ({ id, version: 2, stageId: null }));

    const others = await undoMoves(await aMemberOf(companyId), { applications });
    expect(others.results[0]?.problem).toContain("too late");
    expect(problems(await undoMoves(employer, { applications }))).toEqual([null, null]);

    await sendDueLetters(later());
    expect(await texts()).toEqual([]);
    expect(await statusOf(people[0]?.id ?? "")).toBe("in_review");
  });
});

describe("changing and sending letters", () => {
  it("changes the words of all of them, unless someone else has changed them since", async () => {
    const letterIds = await refuse();
    const words = { subject: "Hello", text: "Dear {name}" };
    const letters = letterIds.map((id) => ({ id, version: 1 }));

    expect(problems(await changeLetters(employer, { letters, ...words }))).toEqual([null, null]);
    const stale = await changeLetters(employer, { letters, ...words, text: "Other" });
    expect(stale.results[0]?.problem).toContain("Someone has since changed this letter");

    await sendNow(employer, letterIds);
    expect(await texts()).toEqual(["Dear Bo Li", "Dear Ines Carvalho"]);
  });
});

// OWASP ASVS 8.2.2, 8.4.1
it("strangers find no letter to take back, change or send", async () => {
  const [id = ""] = await refuse();
  const stranger = await aMemberOf(await makeCompany(), "owner");
  const applicant = people[0]?.actor as Actor;

  for (const actor of [stranger, applicant]) {
    const results = [
      await recallLetters(actor, { letterIds: [id], movesBack: true }),
      await sendNow(actor, [id]),
      await changeLetters(actor, { letters: [{ id, version: 1 }], subject: "x", text: "x" }),
    ];
    expect(results.flatMap(problems)).toEqual(Array(3).fill("Letter not found"));
  }
  expect(await statusOf(people[0]?.id ?? "")).toBe("not_selected");
});

it("owners set the reasons to choose from, and no one else does", async () => {
  expect(await setReasons(employer, companyId, { reasons: ["Timing"] })).toEqual({
    reasons: ["Timing"],
  });
  await expect(
    setReasons(await aMemberOf(companyId), companyId, { reasons: ["Timing"] }),
  ).rejects.toMatchObject({ code: "forbidden" });
});
