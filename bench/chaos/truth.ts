import { spawn } from "node:child_process";
import type { Client } from "pg";
import type { SunkMail } from "@/lib/testing/smtp-sink";
import type { Acknowledged } from "./writers";

/** What was found wrong: nothing, when everything is as it was said. */
export type Verdict = { what: string; checked: number; wrong: number };

type Counted = { key: string; count: number };

async function countBy(
  client: Client,
  sql: string,
  values: unknown[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<Counted>(sql, values);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How many of these are not there exactly once. */
function notOnce(keys: readonly string[], counts: ReadonlyMap<string, number>): Verdict {
  const asked = [...new Set(keys)];
  const wrong = asked.filter((key) => counts.get(key) !== 1).length;
  return { what: "", checked: asked.length, wrong };
}

/** Each acknowledged write is there once. */
export async function compareWrites(client: Client, said: Acknowledged): Promise<Verdict[]> {
  const pair = ({ userId, jobId }: { userId: string; jobId: string }) => `${userId} ${jobId}`;
  const users = await countBy(
    client,
    "SELECT email::text AS key, count(*)::int FROM users WHERE email = ANY($1::citext[]) GROUP BY 1",
    [said.signUps],
  );
  const ofPairs = (table: string) =>
    `SELECT user_id || ' ' || job_id AS key, count(*)::int FROM ${table} GROUP BY 1`;
  const saved = await countBy(client, ofPairs("saved_jobs"), []);
  const applied = await countBy(client, ofPairs("applications"), []);
  const postings = await countBy(
    client,
    "SELECT title AS key, count(*)::int FROM jobs WHERE title = ANY($1) GROUP BY 1",
    [said.postings],
  );
  return [
    { ...notOnce(said.signUps, users), what: "sign-ups there once" },
    { ...notOnce(said.saved.map(pair), saved), what: "saved jobs there once" },
    { ...notOnce(said.applications.map(pair), applied), what: "applications there once" },
    { ...notOnce(said.postings, postings), what: "postings there once" },
  ];
}

const idOf = ({ mail }: SunkMail) => /<(.+)@[^@>]+>/.exec(mail.messageId ?? "")?.[1] ?? "";

/** Each mail that is owed came once, by its `Message-ID`. */
export async function compareMails(
  client: Client,
  said: Acknowledged,
  mails: readonly SunkMail[],
): Promise<Verdict[]> {
  const { rows } = await client.query<{ key: string }>("SELECT key FROM deliveries");
  const counts = new Map<string, number>();
  for (const mail of mails) counts.set(idOf(mail), (counts.get(idOf(mail)) ?? 0) + 1);
  const welcomed = new Map<string, number>();
  for (const { recipients } of mails) {
    for (const address of recipients) welcomed.set(address, (welcomed.get(address) ?? 0) + 1);
  }
  const delivered = rows.map(({ key }) => key);
  return [
    { ...notOnce(said.signUps, welcomed), what: "sign-ups with their one mail" },
    { ...notOnce([...counts.keys(), ...delivered], counts), what: "mails sent once" },
  ];
}

/** The search index is what the postings say, by the command that operators run. */
export async function compareIndex(env: Record<string, string>): Promise<Verdict> {
  const check = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/search-check.ts"],
    { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  check.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const status = await new Promise((done) => check.once("exit", done));
  const checked = Number(/compared: (\d+)/.exec(said)?.[1] ?? 0);
  const wrong = [...said.matchAll(/: (\d+)$/gm)]
    .slice(1)
    .reduce((sum, [, n]) => sum + Number(n), 0);
  return {
    what: "live postings as the search index has them",
    checked,
    wrong: status === 0 ? 0 : wrong || 1,
  };
}
