import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { API_RECORDS, LOGIN_PROVIDER_PORT, PORT, SOURCE_SERVER_PORT } from "./e2e/support/port";

const BASE_URL = `http://localhost:${PORT}`;
const DATA = ".data/e2e";

const found = (paths: string[]) =>
  process.env["CHROMIUM_PATH"] || paths.find((path) => existsSync(path));
const whole = found(["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]);
const executable = (path: string | undefined) => (path ? { executablePath: path } : {});
// These show a PDF in a page, or need subpixel layout, which the shell can't do.
const NEEDS_WHOLE = ["applicant.spec.ts", "home.spec.ts"];
// These keep the machine busy themselves, and show what holds then: no request may fail while a
// server of two starts, nor the event loop stop under attack. Or they change the site for all.
const NEEDS_MACHINE = [
  "board-logins.spec.ts",
  "boards.spec.ts",
  "categories.spec.ts",
  "custom-field-ranges.spec.ts",
  "custom-fields.spec.ts",
  "first-hour.spec.ts",
  "parts-stay-up.spec.ts",
  "proxy.spec.ts",
  "site-features.spec.ts",
  "under-attack.spec.ts",
];
// Compares what the API responded to all others with its description.
const NEEDS_ALL = ["api-contract.spec.ts"];
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SHELL = {
  launchOptions: {
    ...executable(found(["/usr/bin/chromium-headless-shell"]) ?? whole),
    args: ARGS,
  },
};

export default defineConfig({
  testDir: "e2e",
  // Tests of what supports them are run by vitest.
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 3,
  // A second attempt on a busy machine; the list reporter names tests that needed one as flaky.
  retries: 1,
  reporter: [["list"], ["./e2e/support/fault-reporter.ts"]],
  // Twice what the longest walks take where two cores run the product, its database and three
  // browsers: what is never reached fails later, and nothing fails for being slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Drawing what moves takes a fifth of the time; home.spec.ts sees the motion.
    contextOptions: { reducedMotion: "reduce" },
    // Emptied after each test. What a browser has loaded and compiled of the product's scripts takes
    // a quarter of the time.
    reuseContext: true,
    // Recording takes time, so a failed test is repeated first and recorded then.
    trace: "on-first-retry",
  },
  projects: [
    // Chromium without the code that draws windows: the same engine in three quarters of the time.
    { name: "shell", testIgnore: [...NEEDS_WHOLE, ...NEEDS_MACHINE, ...NEEDS_ALL], use: SHELL },
    {
      name: "whole",
      testMatch: NEEDS_WHOLE,
      use: { launchOptions: { ...executable(whole), args: ARGS } },
    },
    // One after the other, with nothing beside them.
    {
      name: "machine",
      testMatch: NEEDS_MACHINE,
      dependencies: ["shell", "whole"],
      workers: 1,
      retries: 2,
      use: SHELL,
    },
    {
      name: "contract",
      testMatch: NEEDS_ALL,
      dependencies: ["shell", "whole", "machine"],
      retries: 0,
      use: SHELL,
    },
  ],
  webServer: [
    {
      // The product itself, as a new user starts it, on a data folder of its own.
      command: `rm -rf ${DATA} ${API_RECORDS} && node --conditions=react-server --import tsx scripts/start.ts`,
      url: `${BASE_URL}/robots.txt`,
      timeout: 300_000,
      // A product of your own on that port is used as it is; CI always starts a new one.
      reuseExistingServer: !process.env["CI"],
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: {
        DATA_DIR: DATA,
        API_RECORDS,
        NODE_OPTIONS: "--import ./e2e/support/api-recorder.mjs",
        PORT: String(PORT),
        DATABASE_URL: "",
        LOG_LEVEL: "error",
        METRICS_TOKEN: "the token of the browser tests",
        // Each test comes from an address of its own (e2e/support/fixtures.ts).
        TRUSTED_PROXIES: "1",
        // Replies by email arrive through the webhook; nothing is sent or read elsewhere.
        REPLY_ADDRESS: "reply@inbound.example.org",
        REPLY_WEBHOOK_SECRET: "the-secret-of-the-browser-tests",
        GOOGLE_CLIENT_ID: "jobharbor at Google",
        GOOGLE_CLIENT_SECRET: "the tests' own secret",
        LINKEDIN_CLIENT_ID: "jobharbor at LinkedIn",
        LINKEDIN_CLIENT_SECRET: "the tests' own secret",
        TEST_LOGIN_PROVIDER: `http://localhost:${LOGIN_PROVIDER_PORT}`,
        TEST_SOURCE_SERVER: `http://localhost:${SOURCE_SERVER_PORT}`,
      },
      stdout: "pipe",
    },
    {
      // What Google and LinkedIn are to the product.
      command: "node --import tsx e2e/support/login-provider.ts",
      url: `http://localhost:${LOGIN_PROVIDER_PORT}`,
      reuseExistingServer: !process.env["CI"],
      env: { LOGIN_PROVIDER_PORT: String(LOGIN_PROVIDER_PORT) },
    },
  ],
});
