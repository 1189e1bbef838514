import { describe, expect, it } from "vitest";
import type { MessageView } from "@/lib/content/contact.schema";
import { parseUrl } from "@/lib/shared/web-link";
import { fromLocalInput, replyHref, tagsOf, toLocalInput } from "./content-words";

it.each([
  ["", []],
  [" , ,", []],
  ["pay, First jobs ,pay", ["pay", "First jobs", "pay"]],
])("reads the tags of %j", (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});

it("turns an instant into the field's text and back", () => {
  const iso = "2026-12-04T08:05:00.000Z";

  expect(toLocalInput(iso)).toMatch(/^2026-12-0\dT\d\d:\d\d$/);
  expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
  expect(fromLocalInput("")).toBeNull();
  expect(fromLocalInput("tomorrow")).toBeNull();
});

describe("the reply to a message", () => {
  const message: MessageView = {
    id: "1",
    name: "Ines & Söhne",
    email: "ines+jobs@example.org",
    topic: "data",
    text: "What do you know?\n\nInes",
    about: null,
    sentAt: "2026-11-21T10:00:00.000Z",
    closedAt: null,
  };
  const bodyOf = (text: string) =>
    new URL(replyHref({ ...message, text })).searchParams.get("body") ?? "";

  it("quotes the message, and is addressed to its author", () => {
    expect(replyHref(message)).toMatch(/^mailto:ines%2Bjobs%40example\.org\?subject=Re%3A%20/);
    expect(bodyOf(message.text)).toBe(
      "Hello Ines & Söhne,\n\n\n\n> What do you know?\n> \n> Ines\n",
    );
  });

  it.each([
    ["äöü".repeat(3000)],
    ["🚢".repeat(5000)],
    [`a${"🚢".repeat(5000)}`],
    ["\ud800".repeat(9000)],
    ["\n".repeat(9000)],
  ])("stays within what mail programs accept", (text) => {
    const address = replyHref({ ...message, text });

    expect(parseUrl(address)).not.toBeNull();
    expect(address.length).toBeLessThan(2000);
    expect(bodyOf(text)).toMatch(/…\n$/);
  });
});
