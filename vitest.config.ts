import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOfTheirOwn } from "./scripts/own-process";

const root = fileURLToPath(new URL(".", import.meta.url));
const alone = filesOfTheirOwn(root);

const common = {
  resolve: {
    alias: {
      "@": root,
      // Outside Next nothing separates server from client code; the marker package would throw.
      "server-only": `${root}lib/testing/server-only.ts`,
    },
  },
};

const settings = {
  env: {
    NODE_ENV: "test" as const,
    LOG_LEVEL: "silent",
    TZ: "UTC",
    NEXTAUTH_SECRET: "a secret of the tests, long enough to be one",
    MAILBOX: "on",
    // Tests that use a database set their own.
    DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
  },
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A second attempt on a busy machine, as in the browser tests; the reporter marks tests that
  // needed one.
  retry: 1,
};

export default defineConfig({
  ...common,
  test: {
    globalSetup: ["lib/testing/global-setup.ts"],
    maxWorkers: 2,
    projects: [
      {
        ...common,
        test: {
          ...settings,
          name: "shared",
          // Most files only need an empty database: they share what a worker has loaded, which
          // takes a third of the time.
          isolate: false,
          // One project after the other: each has its workers' databases.
          sequence: { groupOrder: 0 },
          include: ["**/*.test.ts"],
          exclude: ["node_modules/**", ".next/**", ".data/**", ...alone],
        },
      },
      {
        ...common,
        test: { ...settings, name: "alone", sequence: { groupOrder: 1 }, include: alone },
      },
    ],
  },
});
