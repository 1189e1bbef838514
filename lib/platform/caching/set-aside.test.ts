import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { placeOf, setAside } from "@/lib/shared/set-aside";
import { type RequestContext, withRequestContext } from "../server/request-context";
import { putBack, putInHead } from "./set-aside";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** What a reader gets from a page that writes itself like this. */
async function read(
  page: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const context: RequestContext = {
      requestId: "1",
      status: null,
      isPersonal: false,
      userId: null,
      mayReadReplica: false,
    };
    withRequestContext(context, () => {
      putBack(request, response);
      page(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

const write = (pieces: readonly string[], response: ServerResponse) => {
  for (const piece of pieces) response.write(Buffer.from(piece));
  response.end();
};

it("puts each part in its place, however the page is split", async () => {
  const [first, second] = [placeOf(0), placeOf(1)];
  const text = `<ul>${first}</ul><p>über < 3</p><div>${second}</div>${first} <`;
  const whole = "<ul><li>Ä</li></ul><p>über < 3</p><div><b>$&</b></div><li>Ä</li> <";
  const bytes = Buffer.from(text);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const got = await read((response) => {
      setAside("<li>Ä</li>");
      setAside("<b>$&</b>");
      response.write(bytes.subarray(0, cut));
      response.end(bytes.subarray(cut));
    });
    stop?.();
    expect(got).toBe(whole);
  }
});

it("ignores a placeholder in the payload's text, and similar beginnings", async () => {
  const text = `<script>"\\u003c!--set-aside:0--\\u003e"</script><!--$--><!--set-sail--><!--set-aside:>`;

  expect(
    await read((response) => {
      setAside("<li></li>");
      write([text], response);
    }),
  ).toBe(text);
});

it("puts tags at the end of the head, once, the latest ones under each name", async () => {
  const got = await read((response) => {
    putInHead("site", "<meta a>");
    putInHead("shared", "<meta b>");
    putInHead("shared", "<meta c>");
    write(["<head><title>x</title></he", "ad><body>", "</head>"], response);
  });

  expect(got).toBe("<head><title>x</title><meta a><meta c></head><body></head>");
});

it("sets nothing aside for the router, which assembles pages itself", async () => {
  const got = await read((response) => response.end(String(setAside("<b></b>"))), { rsc: "1" });

  expect(got).toBe("null");
});

it("sets nothing aside without a server program around the page", () => {
  expect(setAside("<b></b>")).toBeNull();
  expect(() => putInHead("site", "<meta>")).not.toThrow();
});
