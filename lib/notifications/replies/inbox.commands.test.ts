import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { applyToBakery } from "@/lib/testing/applications/news";
import { rawReply } from "@/lib/testing/applications/raw-reply";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { HAS_DOVECOT, type ImapServer, startImapServer } from "@/lib/testing/services/imap";
import { setUpStorage } from "@/lib/testing/storage";
import { openReplyAddress } from "./addresses.commands";
import { readInbox } from "./inbox.commands";

setUpMailSink();
setUpDatabase();
setUpStorage();

// A real mail server, Debian's dovecot-imapd. Skipped where it is missing; CI installs it.
describe.skipIf(!HAS_DOVECOT)("the inbox for replies", () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    env().REPLY_ADDRESS = "reply@inbound.example.org";
    env().REPLY_IMAP_URL = server.url;
  });
  afterEach(() => {
    delete env().REPLY_ADDRESS;
    delete env().REPLY_IMAP_URL;
  });

  async function address() {
    const { seeker, event } = await applyToBakery("in_review");
    const { applicationId } = event;
    const to = await openReplyAddress({ applicationId, userId: seeker.id });
    if (!to) throw new Error("there is no address");
    return { from: seeker.email, to };
  }
  const texts = async () =>
    (await db.applicationMessage.findMany({ orderBy: { text: "asc" } })).map(({ text }) => text);

  it("is read by one worker at a time, which deletes accepted emails", async () => {
    const person = await address();
    for (const text of ["One", "Two", "Grüße, drei"]) {
      await server.deliver(rawReply({ ...person, text }));
    }
    await server.deliver(rawReply({ from: "eve@evil.example", to: person.to }));

    const rounds = await Promise.all([readInbox(), readInbox(), readInbox()]);

    expect(rounds.filter((round) => round !== null).length).toBeGreaterThanOrEqual(1);
    const accepted = rounds.reduce((sum, round) => sum + (round?.accepted ?? 0), 0);
    expect(accepted).toBe(3);
    expect(await texts()).toEqual(["Grüße, drei", "One", "Two"]);
    expect(await server.list()).toEqual([["\\Seen"]]);
    expect(await readInbox()).toEqual({ accepted: 0, refused: 0, failed: 0 });
  });

  it("keeps an email that can't be accepted at the moment, for the next round", async () => {
    const person = await address();
    await server.deliver(rawReply({ ...person, text: "Later" }));
    env().REPLY_IMAP_URL = server.url.replace("butter", "margarine");
    await expect(readInbox()).rejects.toThrow();
    expect(await db.applicationMessage.count()).toBe(0);

    env().REPLY_IMAP_URL = server.url;
    expect(await readInbox()).toMatchObject({ accepted: 1 });
    expect(await texts()).toEqual(["Later"]);
  });
});

it("the inbox is read only if there is one", async () => {
  expect(await readInbox()).toBeNull();
});
