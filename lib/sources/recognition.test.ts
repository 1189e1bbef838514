import { describe, expect, it } from "vitest";
import { boardsIn, companyNameOf, recogniseBoard, recogniseContent } from "./recognition";

describe("recogniseBoard", () => {
  const greenhouse =
    "https://boards-api.greenhouse.io/v1/boards/lantern/jobs?content=true&pay_transparency=true";
  const workable = "https://apply.workable.com/api/v1/widget/accounts/lantern?details=true";
  it.each([
    ["https://boards.greenhouse.io/lantern", "greenhouse", greenhouse],
    ["https://job-boards.greenhouse.io/lantern/jobs/42", "greenhouse", greenhouse],
    ["https://job-boards.eu.greenhouse.io/lantern", "greenhouse", greenhouse],
    ["https://boards.greenhouse.io/embed/job_board?for=lantern", "greenhouse", greenhouse],
    [greenhouse, "greenhouse", greenhouse],
    [
      "https://jobs.lever.co/lantern/9c1d",
      "lever",
      "https://api.lever.co/v0/postings/lantern?mode=json",
    ],
    [
      "https://jobs.eu.lever.co/lantern",
      "lever",
      "https://api.eu.lever.co/v0/postings/lantern?mode=json",
    ],
    [
      "https://jobs.ashbyhq.com/Blue%20Lantern",
      "ashby",
      "https://api.ashbyhq.com/posting-api/job-board/Blue%20Lantern?includeCompensation=true",
    ],
    ["https://apply.workable.com/lantern/j/1A2B/", "workable", workable],
    ["https://lantern.workable.com/", "workable", workable],
    [workable, "workable", workable],
    ["https://apply.workable.com/api/accounts/lantern", "workable", workable],
    [
      "https://careers.smartrecruiters.com/Lantern",
      "smartrecruiters",
      "https://api.smartrecruiters.com/v1/companies/Lantern/postings",
    ],
    ["https://lantern.jobs.personio.de/", "personio", "https://lantern.jobs.personio.de/xml"],
    ["https://lantern.recruitee.com/o/x", "recruitee", "https://lantern.recruitee.com/api/offers/"],
  ])("%s belongs to a board of %s", (address, kind, requestAddress) => {
    expect(recogniseBoard(new URL(address))).toMatchObject({ kind, requestAddress });
  });

  it.each([
    "https://lantern.example/jobs.xml",
    "https://boards.greenhouse.io/",
    "https://www.workable.com/",
    "https://apply.workable.com/",
    "https://apply.workable.com/j/1A2B3C",
    "https://resources.workable.com/what-is-a-baker",
    "https://greenhouse.io.evil.example/lantern",
    "https://jobs.lever.co/%E0%A4%A",
    "https://jobs.lever.co/a%2F..%2Fb",
  ])("%s doesn't belong to a board", (address) => {
    expect(recogniseBoard(new URL(address))).toBeNull();
  });
});

it("finds the boards that a page shows, each once and however they are written", () => {
  const page = `
    <script src="https://boards.greenhouse.io/embed/job_board/js?for=lantern&amp;b=1"></script>
    <a href="//job-boards.greenhouse.io/Lantern/jobs/1">Baker</a> <a href="https://jobs.lever.co">
    <a href="https://apply.workable.com/j/1A2B">Cook</a> https://resources.workable.com/a`;
  expect(boardsIn(page, "https://lantern.example/")).toMatchObject([{ kind: "greenhouse" }]);
  const both = `${page}<iframe src="https://jobs.ashbyhq.com/lantern"></iframe>`;
  expect(boardsIn(both, "https://lantern.example/")).toHaveLength(2);
});

it.each([
  ['<?xml version="1.0"?>\n<!-- made by x --><urlset xmlns="y">', "sitemap"],
  ["<sitemapindex>", "sitemap"],
  ["\uFEFF <!DOCTYPE html><html>", "page"],
  ["<!-- a --> <!-- b --><html>", "page"],
  ["<!-- never closed <html>", "file"],
  ['<?xml version="1.0"?><rss>', "file"],
  ['[{"title":', "file"],
  ["title;company", "file"],
  [" \n", null],
])("%j is a %s", (start, kind) => expect(recogniseContent(start)).toBe(kind));

it("writes a company's name as people do", () => {
  expect(companyNameOf("blue-lantern_co")).toBe("Blue Lantern Co");
});

it("recognises a document of nothing but comments as a file, quickly", () => {
  expect(recogniseContent(`${"<!---->".repeat(100_000)}x`)).toBe("file");
});
