import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { MESSAGE_MAX_LENGTH } from "../limits.schema";
import { withdrawApplication } from "../status.commands";
import { markRead, sendMessage } from "./messages.commands";
import { listMessages } from "./messages.queries";
import { messageInput } from "./messages.schema";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let id: string;

beforeEach(async () => {
  ({ id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const aMessage = (text: string) => ({ id: randomUUID(), text });

describe("messages", () => {
  it("go both ways, and each side sees who wrote", async () => {
    await sendMessage(scene.seeker, id, aMessage("Is the oven gas?"));
    await sendMessage(scene.employer, id, aMessage("Electric."));

    const { messages, closed } = await listMessages(scene.seeker, id);
    expect(closed).toBeNull();
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      ["Ines Carvalho", "Is the oven gas?"],
      ["Asha Rao, Harbour Bakery", "Electric."],
    ]);
    expect(await listMessages(scene.employer, id)).toEqual({
      ...{ messages, closed },
      canWrite: true,
    });
    expect(await queuedEvents("applications.message_sent")).toHaveLength(2);
  });

  it("are stored once per id, even if sent repeatedly or simultaneously", async () => {
    const message = aMessage("Once");

    const sent = await Promise.all([1, 2, 3].map(() => sendMessage(scene.seeker, id, message)));

    expect(new Set(sent.map((view) => JSON.stringify(view))).size).toBe(1);
    expect((await listMessages(scene.seeker, id)).messages).toHaveLength(1);
    expect(await queuedEvents("applications.message_sent")).toHaveLength(1);
    await expect(sendMessage(scene.employer, id, message)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("are marked as read only by the other side, up to what it saw", async () => {
    const first = await sendMessage(scene.employer, id, aMessage("One"));
    await sendMessage(scene.employer, id, aMessage("Two"));
    await markRead(scene.employer, id, first.id);
    expect((await listMessages(scene.seeker, id)).messages[0]?.readAt).toBeNull();

    await markRead(scene.seeker, id, first.id);

    const { messages } = await listMessages(scene.employer, id);
    expect(messages.map(({ readAt }) => readAt !== null)).toEqual([true, false]);
  });

  it("stop with the withdrawal, for the applicant with a reason and for the company entirely", async () => {
    await withdrawApplication(scene.seeker, id);

    await expect(sendMessage(scene.seeker, id, aMessage("Hello?"))).rejects.toMatchObject({
      code: "conflict",
      message: "You withdrew this application, so you can't send messages.",
    });
    await expect(listMessages(scene.employer, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(sendMessage(scene.employer, id, aMessage("Wait!"))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("wait while the application is held", async () => {
    await db.application.update({ where: { id }, data: { status: "held", submittedAt: null } });

    await expect(sendMessage(scene.seeker, id, aMessage("Hello?"))).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("are limited: the eleventh within a minute waits", async () => {
    for (let i = 0; i < 10; i += 1) await sendMessage(scene.seeker, id, aMessage(`${i}`));

    await expect(sendMessage(scene.seeker, id, aMessage("10"))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  // OWASP ASVS 8.2.2, 8.4.1
  it("don't exist for another seeker and another company", async () => {
    const { id: messageId } = await sendMessage(scene.seeker, id, aMessage("Private"));
    const strangers = [
      await asActor(await makeUser()),
      await aMemberOf(await makeCompany("Other Bakery")),
    ];
    for (const stranger of strangers) {
      const missing = { code: "not_found" };
      await expect(listMessages(stranger, id)).rejects.toMatchObject(missing);
      await expect(sendMessage(stranger, id, aMessage("Hi"))).rejects.toMatchObject(missing);
      await expect(markRead(stranger, id, messageId)).rejects.toMatchObject(missing);
    }
    expect((await listMessages(scene.seeker, id)).messages).toHaveLength(1);
  });
});

describe("messageInput", () => {
  const parse = (text: unknown) => messageInput.safeParse({ id: randomUUID(), text });

  it.each([
    ["", "Write a message"],
    [" \n\t ", "Write a message"],
    ["\u0000", "Write a message"],
    ["x".repeat(MESSAGE_MAX_LENGTH + 1), "A message must be at most 5,000 characters long"],
    [undefined, "Write a message"],
  ])("says what to do about %j", (text, message) => {
    expect(parse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("keeps lines, but no invisible characters", () => {
    expect(parse(" a\r\nb\u0000\u0007c ").data?.text).toBe("a\nbc");
    expect(parse("x".repeat(MESSAGE_MAX_LENGTH)).success).toBe(true);
  });
});
