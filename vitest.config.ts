import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { processesOfTests } from "./scripts/own-process";

const root = fileURLToPath(new URL(".", import.meta.url));
const { alone, served } = processesOfTests(root);

// A fresh clone doesn't know how long files take. These would be the last of their project, with
// nothing left to run beside them.
const LONGEST = [
  "bench/search/everyday/everyday.test.ts",
  "prisma/backup/backup.test.ts",
  "prisma/backup/keeping.test.ts",
  "prisma/backup/sealed.test.ts",
  "lib/background/runner.restarts.test.ts",
  "prisma/backup/embedded.test.ts",
].map((file) => `${root}${file}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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

// Most files only need an empty database: they share what a worker has loaded and its database,
// which takes a third of the time.
const shared = { isolate: false, env: { ...settings.env, SHARED_PROCESS: "on" } };

export default defineConfig({
  ...common,
  test: {
    globalSetup: ["lib/testing/global-setup.ts"],
    // Some wait for processes and clocks while others compute.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...common,
        test: {
          ...settings,
          ...shared,
          name: "shared",
          // One project after the other: each has its workers' databases.
          sequence: { groupOrder: 0 },
          include: ["**/*.test.ts"],
          exclude: ["node_modules/**", ".next/**", ".data/**", ...alone, ...served],
        },
      },
      {
        ...common,
        test: {
          ...settings,
          ...shared,
          name: "served",
          sequence: { groupOrder: 1 },
          setupFiles: ["lib/testing/services/served-process.ts"],
          include: served,
        },
      },
      {
        ...common,
        test: { ...settings, name: "alone", sequence: { groupOrder: 2 }, include: alone },
      },
    ],
  },
});
