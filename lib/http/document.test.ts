import { expect, it } from "vitest";
import { documentResponse } from "./document";

const DOCUMENT = {
  body: "<feed/>",
  contentType: "application/atom+xml; charset=utf-8",
  cacheControl: "public, max-age=60",
  changedAt: new Date("2026-11-20T08:30:00.500Z"),
};

function ask(headers: Record<string, string>, document = DOCUMENT): Response {
  return documentResponse(new Request("https://jobs.example.org/x", { headers }), document);
}

it("returns the document with what the next request needs", async () => {
  const response = ask({});

  expect(response.status).toBe(200);
  expect(await response.text()).toBe("<feed/>");
  expect(response.headers.get("content-type")).toBe(DOCUMENT.contentType);
  expect(response.headers.get("last-modified")).toBe("Fri, 20 Nov 2026 08:30:00 GMT");
  expect(response.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
});

it.each([
  ["the same tag", (tag: string) => ({ "if-none-match": tag }), 304],
  ["a weak tag among others", (tag: string) => ({ "if-none-match": `"x", W/${tag}` }), 304],
  ["another tag", () => ({ "if-none-match": '"x"' }), 200],
  [
    "the document's own date",
    () => ({ "if-modified-since": "Fri, 20 Nov 2026 08:30:00 GMT" }),
    304,
  ],
  ["an older date", () => ({ "if-modified-since": "Fri, 20 Nov 2026 08:29:59 GMT" }), 200],
  ["an invalid date", () => ({ "if-modified-since": "yesterday" }), 200],
  [
    "another tag and a date: the tag decides",
    () => ({ "if-none-match": '"x"', "if-modified-since": "Sat, 21 Nov 2026 08:30:00 GMT" }),
    200,
  ],
])("responds correctly given %s", async (...[, headers, status]) => {
  const response = ask(headers(ask({}).headers.get("etag") ?? ""));

  expect(response.status).toBe(status);
  expect(await response.text()).toBe(status === 304 ? "" : "<feed/>");
});

it("changes its tag with the document", () => {
  const other = ask({}, { ...DOCUMENT, body: "<feed>2</feed>" });

  expect(other.headers.get("etag")).not.toBe(ask({}).headers.get("etag"));
});
