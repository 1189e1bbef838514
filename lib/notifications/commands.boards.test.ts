import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { accountCreated, passwordChanged } from "@/lib/accounts/events";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();
afterEach(forgetSettings);

const leeds = () => makeBoard({ name: "Leeds Jobs", host: "leeds.example.org" });
const cause = (userId: string) => ({ id: randomUUID(), userId });

it("comes from the board that its reader signed up at, wherever it was caused", async () => {
  const [board, other] = [await leeds(), await makeBoard({ host: "york.example.org" })];
  const { id } = await makeUser({ board: { connect: { id: board } } });
  await onBoard(other, async () => react(passwordChanged, { ...cause(id), how: "settings" }));

  expect(sink.mails[0]?.words).toContain("https://leeds.example.org");
  expect(sink.mails[0]?.words).not.toMatch(/york|https:..jobs.example/);
  expect(sink.mails[0]?.mail.from?.text).toContain("Leeds Jobs");
});

it("comes from the site to someone who signed up there, even when caused at a board", async () => {
  const { id } = await makeUser();
  await onBoard(await leeds(), async () =>
    react(passwordChanged, { ...cause(id), how: "settings" }),
  );

  expect(sink.mails[0]?.words).toContain("https://jobs.example.org");
  expect(sink.mails[0]?.words).not.toContain("leeds");
});

it("comes from the board where it was requested, to someone who has no account yet", async () => {
  const board = await leeds();
  const { id } = await makeUser({ emailVerifiedAt: null, board: { connect: { id: board } } });
  await onBoard(board, async () => react(accountCreated, cause(id)));

  expect(sink.mails[0]?.mail.subject).toBe("Confirm your email address for Leeds Jobs");
  expect(sink.mails[0]?.words).toContain("https://leeds.example.org/verify?token=");
});

it("comes from the site once the board has been deleted", async () => {
  const board = await leeds();
  const { id } = await makeUser({ board: { connect: { id: board } } });
  await db.board.delete({ where: { id: board } });
  await react(passwordChanged, { ...cause(id), how: "settings" });

  expect(sink.mails[0]?.words).toContain("https://jobs.example.org");
});
