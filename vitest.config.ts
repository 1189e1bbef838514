import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": root,
      // Outside Next nothing separates server from client code; the marker package would throw.
      "server-only": `${root}lib/testing/server-only.ts`,
    },
  },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["node_modules/**", ".next/**", ".data/**"],
    globalSetup: ["lib/testing/global-setup.ts"],
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      TZ: "UTC",
      NEXTAUTH_SECRET: "a secret of the tests, long enough to be one",
      MAILBOX: "on",
      // Tests that use a database set their own.
      DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
    },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A second attempt on a busy machine, as in the browser tests; the reporter marks tests that
    // needed one.
    retry: 1,
  },
});
