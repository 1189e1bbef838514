import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

const DATABASE_URL = "postgresql://localhost/jobharbor";

describe("readEnv", () => {
  it("fills in what is not set", () => {
    expect(readEnv({ DATABASE_URL, PORT: "4000", SITE_NAME: "" })).toMatchObject({
      PORT: 4000,
      SITE_URL: "http://localhost:4000",
      SITE_NAME: "Jobharbor",
      SITE_CURRENCY: "USD",
      SAMPLE_CONTENT: "off",
      NODE_ENV: "production",
    });
  });

  it("keeps only the origin of the site's address", () => {
    const { SITE_URL } = readEnv({ DATABASE_URL, SITE_URL: "https://jobs.example/path/" });
    expect(SITE_URL).toBe("https://jobs.example");
  });

  it.each([
    ["DATABASE_URL", undefined, "DATABASE_URL is not set: it must be a postgresql:// address."],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL is wrong: it must be a postgresql:// address."],
    ["SITE_URL", "jobs.example", "SITE_URL is wrong: it must be an http:// or https:// address."],
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
    expect(() => readEnv({ DATABASE_URL, [name]: value })).toThrow(sentence);
  });

  it("names every wrong variable at once", () => {
    const read = () => readEnv({ PORT: "x", SAMPLE_CONTENT: "x" });
    expect(read).toThrow(/DATABASE_URL[\s\S]*SAMPLE_CONTENT[\s\S]*PORT/);
  });
});
