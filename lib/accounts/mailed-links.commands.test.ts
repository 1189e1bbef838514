import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { issueLink, redeemLink } from "./mailed-links.commands";

setUpDatabase();

const issue = (userId: string, id: string = randomUUID()) =>
  db.$transaction((tx) =>
    issueLink(tx, { id, userId, purpose: "reset_password", email: "a@example.org" }),
  );
const redeem = (token: string) =>
  db.$transaction((tx) => redeemLink(tx, token, ["reset_password"]));

// OWASP ASVS 6.4.3, 6.5.1, 6.5.3, 6.5.5: reset links.
describe("a mailed link", () => {
  it("has 256 bits that can't be derived from the database, and is stored as a hash", async () => {
    const { id: userId } = await makeUser();
    const { token } = await issue(userId);

    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [row] = await db.$queryRaw<
      { text: string }[]
    >`SELECT mailed_links::text AS text FROM mailed_links`;
    expect(row?.text).not.toContain(token);
  });

  it("is the same if its cause is repeated", async () => {
    const { id: userId } = await makeUser();
    const id = randomUUID();

    expect(await issue(userId, id)).toEqual(await issue(userId, id));
    expect(await db.mailedLink.count()).toBe(1);
  });

  it("works once, even for two simultaneous requests", async () => {
    const { id: userId } = await makeUser();
    const { token } = await issue(userId);

    const results = await Promise.allSettled([redeem(token), redeem(token), redeem(token)]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(redeem(token)).rejects.toMatchObject({
      code: "gone",
      message: expect.stringContaining("already been used"),
    });
  });

  it("says that a newer one replaced it", async () => {
    const { id: userId } = await makeUser();
    const { token } = await issue(userId);
    const newer = await issue(userId);

    await expect(redeem(token)).rejects.toThrow("A newer link replaced this one,");
    await expect(redeem(newer.token)).resolves.toMatchObject({ userId });
  });

  it("says that it has expired", async () => {
    const { id: userId } = await makeUser();
    const { token } = await issue(userId);
    await db.mailedLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

    await expect(redeem(token)).rejects.toThrow("This link has expired.");
  });

  it("works only for its own purpose", async () => {
    const { id: userId } = await makeUser();
    const { token } = await issue(userId);

    await expect(
      db.$transaction((tx) => redeemLink(tx, token, ["verify_email", "change_email"])),
    ).rejects.toThrow("isn't one of ours");
  });

  it.each(["", "x", "%00", "a".repeat(100)])("is refused with the token %j", async (token) => {
    await expect(redeem(token)).rejects.toMatchObject({ code: "gone" });
  });
});
