import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeRequested } from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { mailedCode } from "@/lib/platform/security/secrets";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

describe("a code that proves who someone is", () => {
  it("is mailed while it can be entered, and not after", async () => {
    const { id: userId } = await makeUser({ email: "asha@example.org" });
    const [id, over] = [randomUUID(), randomUUID()];
    const expiresAt = new Date(Date.now() + 60_000);
    await db.mailedCode.create({ data: { id, userId, expiresAt } });

    await react(codeRequested, { id: over, userId });
    await react(codeRequested, { id, userId });
    await react(codeRequested, { id, userId });

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.mail.subject).toBe(`${mailedCode(id)} is your code for Jobharbor`);
    expect(sink.mails[0]?.mail.text).toContain(mailedCode(id));
  });
});
