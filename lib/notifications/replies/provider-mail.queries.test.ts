import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/env";
import { setUpDatabase } from "@/lib/testing/database";
import { readHandedMail, requireWebhookSecret } from "./provider-mail.queries";

setUpDatabase();

const RAW = "From: ines@example.org\r\n\r\nGrüße";
const SECRET = "a-secret-of-the-operators-own";

async function handed(body: BodyInit, type?: string) {
  const request = new Request("https://jobs.example.org/", { method: "POST", body });
  const given = type ?? request.headers.get("content-type") ?? "";
  const { raw, deliveredTo } = await readHandedMail(
    given,
    Buffer.from(await request.arrayBuffer()),
  );
  return { raw: raw.toString("utf8"), deliveredTo };
}

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

describe("a provider's email", () => {
  const to = "reply+abc@inbound.example.org";

  it.each([
    ["the raw email", RAW, "message/rfc822", []],
    ["SendGrid's form", form({ email: RAW, envelope: `{"to":["${to}"]}` }), undefined, [to]],
    ["Mailgun's form", new URLSearchParams({ "body-mime": RAW, recipient: to }), undefined, [to]],
    [
      "Postmark's JSON",
      JSON.stringify({ RawEmail: RAW, OriginalRecipient: to, ToFull: [{ Email: to }] }),
      "application/json",
      [to],
    ],
  ] as const)("is read from %s", async (...[, body, type, deliveredTo]) => {
    expect(await handed(body, type)).toEqual({ raw: RAW, deliveredTo });
  });

  it("is read from a file in a form", async () => {
    const made = new FormData();
    made.set("email", new Blob([RAW]), "mail.eml");
    expect((await handed(made)).raw).toBe(RAW);
  });

  it.each([
    ["an empty body", "", "application/json"],
    ["JSON that isn't an object", "7", "application/json"],
    ["JSON without an email", JSON.stringify({ TextBody: "Hi" }), "application/json"],
    ["a broken form", "--x", "multipart/form-data; boundary=y"],
    ["a picture", "GIF89a", "image/gif"],
  ])("is not read from %s", async (_what, body, type) => {
    await expect(handed(body, type)).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("the webhook", () => {
  beforeEach(() => {
    env().REPLY_WEBHOOK_SECRET = SECRET;
  });
  afterEach(() => {
    delete env().REPLY_WEBHOOK_SECRET;
  });
  const ask = (authorization?: string) => () =>
    requireWebhookSecret(new Headers(authorization ? { authorization } : {}));
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

  it("opens only with its secret", () => {
    expect(ask(`Bearer ${SECRET}`)).not.toThrow();
    expect(ask(basic(`provider:${SECRET}`))).not.toThrow();
    for (const wrong of [undefined, "Bearer", "Bearer wrong", basic("a:b")]) {
      expect(ask(wrong)).toThrow("Send the secret");
    }
  });

  it("doesn't exist without a secret", () => {
    delete env().REPLY_WEBHOOK_SECRET;
    expect(ask("Bearer ")).toThrow("off here");
  });
});
