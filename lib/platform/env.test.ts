import { availableParallelism } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readEnv } from "./env";

const DATABASE_URL = "postgresql://localhost/jobharbor";
const NEXTAUTH_SECRET = "thirty-two characters are enough!";
const WHOLE = { DATABASE_URL, NEXTAUTH_SECRET, MAILBOX: "on" };

describe("readEnv", () => {
  it("fills in defaults", () => {
    expect(readEnv({ ...WHOLE, PORT: "4000", SITE_URL: "" })).toMatchObject({
      PORT: 4000,
      SITE_URL: "http://localhost:4000",
      SAMPLE_CONTENT: "off",
      NODE_ENV: "production",
    });
  });

  it.each(["TEST_LOGIN_PROVIDER", "TEST_SOURCE_SERVER"] as const)(
    "only lets a site on this machine use %s",
    (name) => {
      const test = { ...WHOLE, [name]: "http://localhost:1" };
      expect(readEnv(test)[name]).toBe("http://localhost:1");
      expect(() => readEnv({ ...test, SITE_URL: "https://jobs.example" })).toThrow(
        `${name} is wrong: it must only be set for tests`,
      );
      expect(() => readEnv({ ...WHOLE, [name]: "http://10.0.0.1" })).toThrow(
        `${name} is wrong: it must only be set for tests`,
      );
    },
  );

  it("keeps only the origin of the site's address", () => {
    const { SITE_URL } = readEnv({ ...WHOLE, SITE_URL: "https://jobs.example/path/" });
    expect(SITE_URL).toBe("https://jobs.example");
  });

  it.each([
    ["DATABASE_URL", undefined, "DATABASE_URL is not set: it must be a postgresql:// address."],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL is wrong: it must be a postgresql:// address."],
    ["NEXTAUTH_SECRET", undefined, "NEXTAUTH_SECRET is not set: it must be at least 32 random"],
    ["NEXTAUTH_SECRET", "too short", "NEXTAUTH_SECRET is wrong: it must be at least 32 random"],
    ["MAILBOX", "off", "SMTP_URL is not set: it must name the mail server, unless MAILBOX is on"],
    ["SMTP_URL", "mail.example", "SMTP_URL is wrong: it must be an smtp:// or smtps:// address."],
    ["SMTP_URL", "smtp://mail.example", "MAIL_FROM is not set: it must be the address that"],
    [
      "GOOGLE_CLIENT_ID",
      "ours",
      "GOOGLE_CLIENT_SECRET is not set: it must go with GOOGLE_CLIENT_ID.",
    ],
    [
      "LINKEDIN_CLIENT_SECRET",
      "ours",
      "LINKEDIN_CLIENT_ID is not set: it must go with LINKEDIN_CLIENT_SECRET.",
    ],
    [
      "REPLY_ADDRESS",
      "reply@inbound.example.org",
      "REPLY_ADDRESS is wrong: it must go with REPLY_IMAP_URL or REPLY_WEBHOOK_SECRET.",
    ],
    ["REPLY_ADDRESS", "a+b@example.org", "REPLY_ADDRESS is wrong: it must have at most 17"],
    ["REPLY_IMAP_URL", "imaps://mail.example", "REPLY_ADDRESS is not set: it must be the address"],
    ["REPLY_IMAP_URL", "pop://mail.example", "REPLY_IMAP_URL is wrong: it must be an imap://"],
    ["REPLY_WEBHOOK_SECRET", "short", "REPLY_WEBHOOK_SECRET is wrong: it must be at least 24"],
    ["TEST_LOGIN_PROVIDER", "http://evil.example", "TEST_LOGIN_PROVIDER is wrong: it must only be"],
    [
      "TEST_LOGIN_PROVIDER",
      "https://localhost",
      "TEST_LOGIN_PROVIDER is wrong: it must be an http",
    ],
    ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES is wrong: it must not be negative."],
    ["SITE_URL", "jobs.example", "SITE_URL is wrong: it must be an http:// or https:// address."],
    [
      "STORAGE_S3_REGION",
      "eu-west-1",
      "STORAGE_S3_BUCKET is not set: it must name the bucket when",
    ],
    ["STORAGE_S3_BUCKET", "files", "STORAGE_S3_REGION is not set: it must be the bucket's region."],
    [
      "STORAGE_S3_SECRET_ACCESS_KEY",
      "secret",
      "STORAGE_S3_ACCESS_KEY_ID is not set: it must go with STORAGE_S3_SECRET_ACCESS_KEY.",
    ],
    [
      "STORAGE_S3_ACCESS_KEY_ID",
      "key",
      "STORAGE_S3_SECRET_ACCESS_KEY is not set: it must go with STORAGE_S3_ACCESS_KEY_ID.",
    ],
    ["STORAGE_S3_ENDPOINT", "s3.example", "STORAGE_S3_ENDPOINT is wrong: it must be an http:// or"],
    ["CLAMD_SOCKET", "clamd", "CLAMD_SOCKET is wrong: it must be a path such as /run/clamd.ctl"],
    ["PORT", "http", "PORT is wrong: it must be a port number."],
    ["PORT", "70000", "PORT is wrong: it must be a port number."],
    ["SITE_CURRENCY", "euro", "SITE_CURRENCY is wrong: it must be an ISO 4217 code such as EUR."],
    ["SAMPLE_CONTENT", "yes", "SAMPLE_CONTENT is wrong: it must be on or off."],
    ["DATABASE_POOL_MAX", "0", "DATABASE_POOL_MAX is wrong: it must be at least 1."],
    ["DATABASE_POOL_MAX", "1.5", "DATABASE_POOL_MAX is wrong: it must be a whole number."],
    [
      "LOG_LEVEL",
      "loud",
      "LOG_LEVEL is wrong: it must be one of trace, debug, info, warn, error, silent.",
    ],
  ])("refuses %s=%s and names it", (name, value, sentence) => {
    expect(() => readEnv({ ...WHOLE, [name]: value })).toThrow(sentence);
  });

  it("names every wrong variable at once", () => {
    const read = () => readEnv({ PORT: "x", SAMPLE_CONTENT: "x" });
    expect(read).toThrow(/DATABASE_URL[\s\S]*SAMPLE_CONTENT[\s\S]*PORT/);
  });
});

describe("pageCacheBytes", () => {
  const MB = 1024 * 1024;
  const bytesWith = async (variables: Record<string, string>) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    // A process reads its configuration once.
    vi.resetModules();
    return (await import("./env")).pageCacheBytes();
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("is shared by the machine's web processes", async () => {
    expect(await bytesWith({ PAGE_CACHE_MB: "64" })).toBe(64 * MB);
    expect(await bytesWith({ PAGE_CACHE_MB: "64", WEB_CONCURRENCY: "4" })).toBe(16 * MB);
  });

  it("grows with the processors by default", async () => {
    expect(await bytesWith({})).toBe(Math.min(32 * availableParallelism(), 512) * MB);
  });
});
