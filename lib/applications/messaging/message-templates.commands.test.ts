import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { changeTemplate, createTemplate, deleteTemplate } from "./message-templates.commands";
import { listFilledTemplates, listTemplates } from "./message-templates.queries";
import { sendMessage } from "./messages.commands";
import { listMessages } from "./messages.queries";
import { STARTER_MESSAGES } from "./starter-messages";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let stranger: Actor;
let id: string;

beforeEach(async () => {
  stranger = await aMemberOf(await makeCompany("Other"));
  ({ id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const own = async () =>
  (await listTemplates(scene.employer, scene.companyId)).filter(({ isStarter }) => !isStarter);
const thanks = { name: "Thanks", text: "Dear {name}, thanks for {job} at {company}." };

describe("templates", () => {
  it("belong to the company, and show what will be sent", async () => {
    const made = await createTemplate(scene.employer, scene.companyId, thanks);
    const colleague = await aMemberOf(scene.companyId);

    const [first] = await listFilledTemplates(colleague, id);
    const filled = "Dear Ines Carvalho, thanks for Bread baker at Harbour Bakery.";
    expect(first).toEqual({ ...made, isStarter: false, filled });
    await changeTemplate(colleague, made.id, { name: "Thank you", text: "Thanks, {name}" });
    expect(await own()).toMatchObject([{ name: "Thank you" }]);
    await deleteTemplate(scene.employer, made.id);
    expect(await own()).toEqual([]);
  });

  it("that come with the site are filled in completely, until the company saves its own by that name", async () => {
    await db.user.update({ where: { id: scene.employer.id }, data: { fullName: "Marta Brandt" } });
    const starters = await listFilledTemplates(scene.employer, id);

    expect(starters.map(({ name }) => name)).toContain("On hold");
    for (const { filled, isStarter } of starters) {
      expect(isStarter).toBe(true);
      expect(filled).toMatch(
        /^Dear Ines,\n\n[^{}]*With kind regards,\nMarta Brandt, Harbour Bakery$/s,
      );
    }
    await createTemplate(scene.employer, scene.companyId, {
      name: "On hold",
      text: "Please wait.",
    });
    const held = (await listTemplates(scene.employer, scene.companyId)).filter(
      ({ name }) => name === "On hold",
    );
    expect(held).toMatchObject([{ isStarter: false, text: "Please wait." }]);
  });

  it("are filled in when they are sent to many", async () => {
    await db.user.update({ where: { id: scene.employer.id }, data: { fullName: "Marta Brandt" } });
    const text = STARTER_MESSAGES[0]?.text ?? "";

    await sendMessage(scene.employer, id, { id: randomUUID(), text });

    const sent = (await listMessages(scene.seeker, id)).messages[0]?.text;
    expect(sent).toMatch(/^Dear Ines,/);
    expect(sent).toMatch(/Marta Brandt, Harbour Bakery$/);
  });

  it("have unique names, even when made at the same moment", async () => {
    const made = await Promise.allSettled(
      [1, 2].map(() => createTemplate(scene.employer, scene.companyId, thanks)),
    );

    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const again = createTemplate(scene.employer, scene.companyId, thanks);
    await expect(again).rejects.toMatchObject({
      code: "conflict",
      fields: { name: [expect.any(String)] },
    });
  });

  it("don't exist for others", async () => {
    const made = await createTemplate(scene.employer, scene.companyId, thanks);

    for (const other of [scene.seeker, stranger]) {
      const tries = [
        () => createTemplate(other, scene.companyId, thanks),
        () => changeTemplate(other, made.id, thanks),
        () => deleteTemplate(other, made.id),
        () => listTemplates(other, scene.companyId),
        () => listFilledTemplates(other, id),
      ];
      for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("leave a hidden name as a placeholder until the message is sent, and then hide it from its writer", async () => {
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
    await createTemplate(scene.employer, scene.companyId, thanks);
    const [template] = await listFilledTemplates(scene.employer, id);
    expect(template?.filled).toBe("Dear {name}, thanks for Bread baker at Harbour Bakery.");

    await sendMessage(scene.employer, id, { id: randomUUID(), text: template?.filled ?? "" });

    const seen = async (actor: Actor) => (await listMessages(actor, id)).messages[0]?.text;
    expect(await seen(scene.seeker)).toContain("Dear Ines Carvalho,");
    expect(await seen(scene.employer)).toContain("Dear [hidden],");
  });
});
