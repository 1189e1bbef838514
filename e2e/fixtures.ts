import { readFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { Client } from "pg";

const DATA = ".data/e2e";

function databaseUrl(): string {
  const password = readFileSync(`${DATA}/postgres.password`, "utf8");
  const port = readFileSync(`${DATA}/postgres/postmaster.pid`, "utf8").split("\n")[3];
  return `postgresql://jobharbor:${password}@127.0.0.1:${port}/jobharbor`;
}

type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What a test of the whole product may use besides a page: its database, and its own failures. */
export const test = base.extend<{ sql: Sql; quietConsole: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  sql: async ({}, use) => {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    await use(async (text, values = []) => (await client.query(text, values)).rows as never);
    await client.end();
  },
  // Every page of every test is silent: no script error, no hydration mismatch, nothing blocked by
  // the content security policy. Failed fetches are the tests' own.
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on("pageerror", (error) => noise.push(error.message));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (message.text().includes("Failed to load resource")) return;
        noise.push(message.text());
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
