import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { formToken } from "@/lib/platform/security/form-token";
import { setUpDatabase } from "@/lib/testing/database";
import { POST } from "./route";

setUpDatabase();

const context = { params: Promise.resolve({}) };
const token = () => formToken(new Date(Date.now() - 5000));
const VALUES = { name: "Ines", email: "ines@example.org", topic: "other", text: "Good morning." };
let number = 0;

function ask(headers: Record<string, string>, body: string): Promise<Response> {
  const request = new NextRequest("http://localhost:3000/api/contact-messages", {
    method: "POST",
    headers: { origin: "http://localhost:3000", ...headers },
    body,
  });
  return POST(request, context);
}

const aNetwork = () => {
  number += 1;
  return `192.0.2.${number}`;
};

function sendForm(values: Record<string, string>, address = aNetwork()): Promise<Response> {
  const body = new URLSearchParams({ ...VALUES, form: token(), ...values }).toString();
  const type = "application/x-www-form-urlencoded";
  return ask({ "content-type": type, "x-client-address": address }, body);
}

function sendJson(values: Record<string, unknown>): Promise<Response> {
  const headers = { "content-type": "application/json", "x-client-address": aNetwork() };
  return ask(headers, JSON.stringify({ ...VALUES, ...values }));
}

it("accepts what the page's script sends, and nothing from programs", async () => {
  expect((await sendJson({ form: token() })).status).toBe(202);
  expect(await db.contactMessage.count()).toBe(1);

  const refused = [
    await sendJson({ text: "No token" }),
    await sendJson({ text: "Too soon", form: formToken() }),
    await sendJson({ text: "Trapped", form: token(), website: "http://spam.example" }),
    await sendJson({ text: "x".repeat(20_000), form: token() }),
    await sendJson({ text: "More", form: token(), sentAt: "2020-01-01" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(await db.contactMessage.count()).toBe(1);
});

it("responds to a plain form with a page, whatever the outcome", async () => {
  const address = aNetwork();
  const outcomes = [
    await sendForm({ text: "One" }, address),
    await sendForm({ text: " " }, address),
    await sendForm({ text: "Trapped", website: "x" }, address),
    await sendForm({ text: "Two" }, address),
    await sendForm({ text: "Three" }, address),
  ];

  expect(outcomes.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(outcomes.map(({ headers }) => headers.get("location")?.split("=")[1])).toEqual([
    "sent",
    "refused",
    "refused",
    "sent",
    // From here on a challenge is required, which takes a script.
    "later",
  ]);
  expect(await db.contactMessage.count()).toBe(2);
});
