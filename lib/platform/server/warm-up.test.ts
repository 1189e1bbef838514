import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { log } from "../observability/log";
import { warmUp } from "./warm-up";

it("requests the paths one after the other, as visitors do, whatever the responses are", async () => {
  const taken: string[] = [];
  let atOnce = 0;
  const take = (request: IncomingMessage, response: ServerResponse) => {
    taken.push(`${request.headers.host}${request.url}`);
    expect(++atOnce).toBe(1);
    setTimeout(() => {
      atOnce--;
      response.writeHead(request.url === "/gone" ? 410 : 200).end("a page");
    }, 20);
  };
  await warmUp(take, "https://jobs.example.org", ["/", "/gone", "/search-results?query=cook"]);

  const site = "jobs.example.org";
  expect(taken).toEqual([`${site}/`, `${site}/gone`, `${site}/search-results?query=cook`]);
});

it("logs a failed request, and goes on", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const take = (_request: IncomingMessage, response: ServerResponse) => {
    response.destroy();
  };
  await warmUp(take, "https://jobs.example.org", ["/"]);

  expect(warn).toHaveBeenCalledOnce();
});
