import { expect, it } from "vitest";
import { pageHeaders } from "./page-headers";

it.each([
  ["/", "public"],
  ["/applications-engineer", "public"],
  ["/login", "private"],
  ["/app/jobs", "private"],
  ["/jobs/1/apply", "private"],
  ["/invitations/1", "private"],
  ["/added/1", "private"],
  ["/talent-pools/1", "private"],
])("%s may be kept by %s caches", (path, who) => {
  expect(pageHeaders(path).response["cache-control"]).toMatch(new RegExp(`^${who}, `));
});

it("gives the browser and Next the same nonce, and never the same one twice", () => {
  const { request, response } = pageHeaders("/");

  expect(request["content-security-policy"]).toBe(response["content-security-policy"]);
  expect(response["content-security-policy"]).toContain(`'nonce-${request["x-nonce"]}'`);
  expect(pageHeaders("/").request["x-nonce"]).not.toBe(request["x-nonce"]);
});

it("lets public pages report to the operator's analytics, and no others", () => {
  const policyOf = (path: string, reportsTo?: string[]) =>
    pageHeaders(path, { reportsTo }).response["content-security-policy"];

  const hosts = ["https://cloud.umami.is", "https://gateway.umami.is"];
  expect(policyOf("/", hosts)).toContain(
    "connect-src 'self' https://cloud.umami.is https://gateway.umami.is;",
  );
  expect(policyOf("/")).toContain("connect-src 'self';");
  for (const path of ["/app", "/verify/secret", "/added/1", "/jobs/1/apply"]) {
    expect(policyOf(path, hosts)).toContain("connect-src 'self';");
  }
});

it("lets other sites frame the embedded list, and nothing else", () => {
  const policyOf = (path: string) => pageHeaders(path).response["content-security-policy"];

  expect(policyOf("/embed/jobs?company=acme")).toContain("frame-ancestors *");
  expect(policyOf("/embed/jobs")).toContain("default-src 'none'");
  for (const path of [
    "/",
    "/embed",
    "/embed/jobs/x",
    "/embed/jobs%2f..",
    "/login",
    "/x/embed/jobs",
  ]) {
    expect(policyOf(path), path).toContain("frame-ancestors 'none'");
  }
});
