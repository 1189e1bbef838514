import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { saveDraft } from "./drafts.commands";
import { prepareApplication } from "./preparation.commands";
import { preparationInput } from "./preparation.schema";
import { findPrefill } from "./submissions.queries";

setUpDatabase();

const input = (values: object) => preparationInput.parse(values);

/** A person whose program asks, with a key of the name “Agent”. */
async function anAgent() {
  const person = await asActor(await makeUser());
  const apiKey = { id: randomUUID(), name: "Agent", isSandbox: false };
  return { person, agent: { ...person, apiKey } };
}

async function aQuestion(jobId: string, values: object) {
  const content = { text: "How so?", isRequired: true, choices: [], accepted: [], minimum: null };
  const data = { jobId, position: 0, kind: "text" as const, ...content, ...values };
  return (await db.jobQuestion.create({ data })).id;
}

it("begins a draft that says who prepared it, and sends nothing", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  const questionId = await aQuestion(job, { kind: "yes_no" });

  const { savedAt } = await prepareApplication(
    agent,
    job,
    input({ coverLetter: "Dear harbour", answers: [{ questionId, answer: "yes" }] }),
  );

  const values = { coverLetter: "Dear harbour", [`answers.${questionId}`]: "yes" };
  const { draft } = await findPrefill(person, job);
  expect(draft).toMatchObject({ values, savedAt, preparedBy: "Agent" });
  expect(await db.application.count()).toBe(0);

  // The form saves itself while the person reads it, and they are still told where it is from.
  await saveDraft(person, job, { submissionId: draft?.submissionId ?? "", values });
  expect((await findPrefill(person, job)).draft).toMatchObject({ values, preparedBy: "Agent" });
  // Begun in a form that was open before: nothing of the program is in it.
  await saveDraft(person, job, { submissionId: randomUUID(), values: {} });
  expect((await findPrefill(person, job)).draft).toMatchObject({ values: {}, preparedBy: null });
});

it("overwrites what the person wrote only if the call names the version that it replaces", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  const values = { fullName: "Ines", coverLetter: "My own words" };
  const { savedAt } = await saveDraft(person, job, { submissionId: randomUUID(), values });

  const coverLetter = "Other words";
  await expect(prepareApplication(agent, job, input({ coverLetter }))).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(savedAt),
    values: { coverLetter: "My own words" },
  });
  expect((await findPrefill(person, job)).draft).toMatchObject({ values, preparedBy: null });

  const prepared = await prepareApplication(agent, job, input({ coverLetter, replaces: savedAt }));
  expect(prepared.values).toEqual({ coverLetter });
  expect((await findPrefill(person, job)).draft?.values).toEqual({ fullName: "Ines", coverLetter });
  // It has changed since.
  await expect(
    prepareApplication(agent, job, input({ coverLetter: "Third", replaces: savedAt })),
  ).rejects.toMatchObject({ code: "conflict" });
});

it("lets one of two simultaneous drafts or changes win, and tells the other", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  const race = async (values: object) => {
    const both = ["One", "Other"].map((coverLetter) =>
      prepareApplication(agent, job, input({ coverLetter, ...values })),
    );
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict" } },
    ]);
    const [won] = outcomes.filter((outcome) => outcome.status === "fulfilled");
    const { draft } = await findPrefill(person, job);
    expect(draft?.values).toEqual(won?.value.values);
    return draft?.savedAt;
  };
  const replaces = await race({});
  expect(await race({ replaces })).not.toBe(replaces);
});

it("is only for jobs that they can apply for here", async () => {
  const { person, agent } = await anAgent();
  const [closed, elsewhere, own, done] = [
    await makeJob(),
    await makeJob({ applyUrl: "https://careers.example.com/1" }),
    await makeJob(),
    await makeJob(),
  ];
  await moveJob(closed, "closed");
  const companyId = await companyOf(own);
  await db.companyMember.create({ data: { companyId, userId: person.id, role: "interviewer" } });
  await makeApplication({ jobId: done, userId: person.id });

  const codes = await Promise.all(
    [closed, elsewhere, own, done, randomUUID()].map((job) =>
      prepareApplication(agent, job, input({ coverLetter: "Dear" })).catch(({ code }) => code),
    ),
  );
  expect(codes).toEqual(["conflict", "conflict", "forbidden", "conflict", "not_found"]);
  expect(await db.applicationDraft.count()).toBe(0);
});

it("accepts only answers that the employer accepts", async () => {
  const [{ agent }, job] = [await anAgent(), await makeJob()];
  const text = "Do you hold a crane licence?";
  const questionId = await aQuestion(job, { kind: "yes_no", text, accepted: ["yes"] });
  const answer = (given: string, id = questionId) =>
    prepareApplication(agent, job, input({ answers: [{ questionId: id, answer: given }] }));

  await expect(answer("maybe")).rejects.toMatchObject({ message: "Choose Yes or No" });
  await expect(answer("no")).rejects.toMatchObject({
    code: "invalid",
    message: "Applications that answer No aren't accepted.",
  });
  await expect(answer("yes", randomUUID())).rejects.toMatchObject({
    message: expect.stringContaining(questionId),
  });
});

it("stores nothing that the person wouldn't see", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  const questionId = await aQuestion(job, {});
  const coverLetter = "Dear\u{E0053}\u{E0045}\u202E harbour\r\n\u0007Yours\u200B";
  const answers = [{ questionId, answer: "By\u2064 boat\u{E0100} 👩‍⚕️" }];
  await prepareApplication(agent, job, input({ coverLetter, answers }));

  expect((await findPrefill(person, job)).draft?.values).toEqual({
    coverLetter: "Dear harbour\nYours",
    [`answers.${questionId}`]: "By boat 👩‍⚕️",
  });
});

it("accepts a choice as programs are shown it, and stores it as the form has it", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  const choices = ["Left\u200B", "Right"];
  const questionId = await aQuestion(job, { kind: "choice", choices, accepted: ["Left\u200B"] });
  const answer = (given: string) =>
    prepareApplication(agent, job, input({ answers: [{ questionId, answer: given }] }));

  await expect(answer("Up")).rejects.toMatchObject({ message: "Choose one of the answers" });
  await answer("Left");
  const { draft } = await findPrefill(person, job);
  expect(draft?.values).toEqual({ [`answers.${questionId}`]: "Left\u200B" });
});

it("has a limit of its own, and doesn't use up the person's", async () => {
  const [{ person, agent }, job] = [await anAgent(), await makeJob()];
  await spend("preparationByAccount", person.id, 100);

  await expect(prepareApplication(agent, job, input({ coverLetter: "Dear" }))).rejects.toThrow(
    expect.objectContaining({ code: "rate_limited" }),
  );
  const values = { coverLetter: "My own words" };
  await saveDraft(person, job, { submissionId: randomUUID(), values });
  expect((await findPrefill(person, job)).draft).toMatchObject({ values });
});

it("refuses a time that the database can't store", async () => {
  const [{ agent }, job] = [await anAgent(), await makeJob()];
  const known = input({ coverLetter: "Dear", replaces: "9999-12-31T23:59:59.999Z" });

  expect(preparationInput.safeParse({ replaces: "0000-01-01T00:00:00Z" }).success).toBe(false);
  await expect(prepareApplication(agent, job, known)).rejects.toMatchObject({ code: "conflict" });
});
