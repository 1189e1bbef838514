import { describe, expect, it } from "vitest";
import { addressKey, keysOf, readOldAddress, readTarget } from "./addresses";

describe("addressKey", () => {
  it.each([
    ["/job/old-name", "/job/old-name"],
    ["/Job/Old-Name/", "/job/old-name"],
    ["/stelle/b%C3%A4cker", "/stelle/bäcker"],
    ["/stelle/b%c3%a4cker/", "/stelle/bäcker"],
    ["/stelle/ba%CC%88cker", "/stelle/bäcker"],
    ["/jobs.php?id=12&utm_source=x&a=B", "/jobs.php?a=B&id=12"],
    ["/what%3Fid=1", "/what%3fid=1"],
    ["/100%", "/100%"],
  ])("reads %s as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it("returns the address with its parameters first, then without", () => {
    expect(keysOf("/a?b=1")).toEqual(["/a?b=1", "/a"]);
    expect(keysOf("/a")).toEqual(["/a"]);
  });
});

describe("readOldAddress", () => {
  it("reads a path, or a whole address without its host and anchor", () => {
    const expected = { address: "/job/x/?a=1", key: "/job/x?a=1" };

    expect(readOldAddress(" https://old.example/job/x/?a=1#top ")).toEqual(expected);
    expect(readOldAddress("/job/x/?a=1")).toEqual(expected);
  });

  it.each([
    "",
    "job/x",
    "//evil.example/x",
    "/\\evil.example",
    "ftp://old.example/x",
    "/",
    "/?p=12",
    "https://old.example",
    "/api/jobs",
    "/logo.png",
    "/admin/people",
    "/login",
    "/login/",
    "/a%00b",
    `/${"x".repeat(601)}`,
  ])("refuses %j", (text) => {
    expect(readOldAddress(text).problem).toMatch(/\.$/);
  });
});

describe("readTarget", () => {
  const read = (text: string, allowsOutside = false) =>
    readTarget(text, { siteUrl: "https://jobs.example.org", allowsOutside });

  it("accepts paths of this site, however they are written", () => {
    const expected = { target: "/jobs/in/Pune?page=2#top", targetPath: "/jobs/in/pune" };

    expect(read("/jobs/in/Pune?page=2#top")).toEqual(expected);
    expect(read("https://jobs.example.org/jobs/in/Pune?page=2#top")).toEqual(expected);
  });

  it("accepts another site's address only if that is allowed", () => {
    expect(read("https://other.example/x").problem).toContain("another site");
    expect(read("https://other.example/x", true)).toEqual({
      target: "https://other.example/x",
      targetPath: null,
    });
  });

  it.each([
    "",
    "jobs",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "https://jobs.example.org//evil.example",
    "javascript:alert(1)",
    "https://user:secret@other.example",
    "http://10.0.0.1/x",
    "/a b",
    "https://localhost/x",
  ])("refuses %j", (text) => {
    expect(read(text, true).problem).toMatch(/\.$/);
  });
});
