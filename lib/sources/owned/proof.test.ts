import { describe, expect, it } from "vitest";
import { isOwnHost, linksToBoard } from "./proof";

it.each([
  ["acme.com", true],
  ["careers.acme.com", true],
  ["ACME.com.", true],
  ["notacme.com", false],
  ["acme.com.evil.example", false],
  ["com", false],
])("says whether %s is a host of acme.com: %s", (host, expected) => {
  expect(isOwnHost(host, ["acme.com"])).toBe(expected);
  expect(isOwnHost(host, [])).toBe(false);
});

describe("a page that links to a board", () => {
  const LIST =
    "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true&pay_transparency=true";
  it.each([
    ['<a href="https://boards.greenhouse.io/acme">Jobs</a>', true],
    ["<a href='//job-boards.greenhouse.io/ACME/jobs/1'>One</a>", true],
    [
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme&amp;b=1"></script>',
      true,
    ],
    ['<a href="https://boards.greenhouse.io/other">Jobs</a>', false],
    ['<a href="https://boards.greenhouse.io.evil.example/acme">Jobs</a>', false],
    ['<a href="/acme">Jobs</a>', false],
    ["https://[ https://%", false],
    ["", false],
  ])("is recognised: %s: %s", (html, expected) => {
    expect(linksToBoard(html, LIST, "https://acme.com/")).toBe(expected);
  });
});
