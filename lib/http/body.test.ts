import { describe, expect, it, vi } from "vitest";
import { readBytes, readJson } from "./body";

function send(body: BodyInit, type = "application/json"): Request {
  return new Request("http://localhost/x", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
}

describe("readJson", () => {
  it("reads JSON", async () => {
    expect(await readJson(send('{"a":"ü"}', "application/json; charset=utf-8"))).toEqual({
      a: "ü",
    });
  });

  it.each([
    ["text/plain", "{}", "Send JSON"],
    ["application/x-www-form-urlencoded", "a=1", "Send JSON"],
    ["application/json", "{", "The body isn't JSON."],
    ["application/json", "", "The body isn't JSON."],
  ])("refuses %s %j", async (type, body, sentence) => {
    await expect(readJson(send(body, type))).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(sentence),
    });
  });

  it("stops at 300 kB", async () => {
    await expect(readJson(send(JSON.stringify("x".repeat(300_000))))).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it.each([
    ["nested 100,000 deep", "[".repeat(100_000)],
    ["with objects nested 50,000 deep", '{"a":'.repeat(50_000)],
    ["with too many values", `[${"{},".repeat(20_000)}{}]`],
  ])("refuses JSON %s before it is parsed", async (_case, text) => {
    const parse = vi.spyOn(JSON, "parse");
    await expect(readJson(send(text))).rejects.toMatchObject({ code: "too_large" });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it("adds nothing to any prototype", async () => {
    const body = (await readJson(send('{"__proto__":{"role":"admin"}}'))) as object;

    expect(({} as { role?: string }).role).toBeUndefined();
    expect(Object.keys(body)).toEqual(["__proto__"]);
  });
});

it("reads no further than necessary", async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const request = new Request("http://localhost/x", {
    method: "POST",
    body: endless,
    duplex: "half",
  } as RequestInit);

  await expect(readBytes(request, { bytes: 10_000 })).rejects.toMatchObject({ code: "too_large" });
  expect(pulled).toBeLessThan(20);
});
