import { expect, it } from "vitest";
import { plainTarget } from "./request-target";

// ASVS 1.1.1: decoded to one form, once, before anything makes a decision by it.
it.each([
  ["/", "/"],
  ["/jobs?page=2", "/jobs?page=2"],
  ["/jobs/", "/jobs/"],
  ["/x/../dev/mailbox", "/dev/mailbox"],
  ["/x/%2e%2e/dev/mailbox", "/dev/mailbox"],
  ["/x/.%2E/dev/./mailbox?a=/../b", "/dev/mailbox?a=/../b"],
  ["/../../admin", "/admin"],
  ["/jobs/..", "/"],
  ["/jobs/x/.", "/jobs/x/"],
  ["//evil.example/x", "/evil.example/x"],
  ["/a//b///c", "/a/b/c"],
  ["/%64ev/mailbox", "/dev/mailbox"],
  ["/%7Euser", "/~user"],
  // An encoded character that has a meaning of its own stays encoded.
  ["/api/x/tags/C%2FC%2B%2B", "/api/x/tags/C%2FC%2B%2B"],
  ["/api/x/tags/C%5CD", "/api/x/tags/C%5CD"],
  ["/jobs/in/m%c3%bcnchen", "/jobs/in/m%c3%bcnchen"],
  ["/a%252e%252e/b", "/a%252e%252e/b"],
])("reads %s as %s", (url, plain) => {
  expect(plainTarget(url)).toBe(plain);
  // Once is enough, so no one is redirected in circles.
  expect(plainTarget(plain)).toBe(plain);
});

it.each([
  "",
  "*",
  "evil.example:443",
  "http://evil.example/jobs",
  "/jobs\\..\\admin",
  "/jobs%00",
  "/jobs%0d%0aset-cookie:x",
  "/jobs%7f",
  "/jobs%",
  "/jobs%zz",
  "/jobs#x",
])("cannot read %j", (url) => expect(plainTarget(url)).toBeNull());
