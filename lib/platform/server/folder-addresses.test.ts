import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { dropOldSlash } from "./folder-addresses";

type Request = Partial<Pick<IncomingMessage, "method" | "url" | "headers">>;

async function urlAfter(given: Request): Promise<{ url: string | undefined; asked: string[] }> {
  const asked: string[] = [];
  const request = { method: "GET", headers: {}, ...given } as IncomingMessage;
  await dropOldSlash(request, async (address) => {
    asked.push(address);
    return address.startsWith("/old");
  });
  return { url: request.url, asked };
}

it("removes the trailing slash only from an old address", async () => {
  expect((await urlAfter({ url: "/old/?a=/1/" })).url).toBe("/old?a=/1/");
  expect((await urlAfter({ url: "/old/", method: "HEAD" })).url).toBe("/old");
  expect(await urlAfter({ url: "/jobs/" })).toEqual({ url: "/jobs/", asked: ["/jobs/"] });
});

it.each([
  { url: "/old" },
  { url: "/" },
  { url: "/?a=/" },
  { url: "/api/old/" },
  { url: "/old/", method: "POST" },
  { url: "/old/", headers: { rsc: "1" } },
])("looks up nothing for %j", async (request) => {
  expect(await urlAfter(request)).toEqual({ url: request.url, asked: [] });
});
