import { spawn } from "node:child_process";
import type { Client } from "pg";
import type { SunkMail } from "@/lib/testing/services/smtp-sink";
import type { DoneWrites } from "./writers";

/** How many were compared, and what is wrong; nothing if everything is as acknowledged. */
export type TruthCheck = { what: string; checked: number; wrong: readonly string[] };

type KeyCount = { key: string; count: number };

async function countBy(
  client: Client,
  sql: string,
  values: unknown[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<KeyCount>(sql, values);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Which of these don't exist exactly once. */
function notOnce(
  what: string,
  keys: readonly string[],
  counts: ReadonlyMap<string, number>,
): TruthCheck {
  const asked = [...new Set(keys)];
  const wrong = asked
    .filter((key) => counts.get(key) !== 1)
    .map((key) => `${key}: ${counts.get(key) ?? 0} times`);
  return { what, checked: asked.length, wrong };
}

/** Checks that each acknowledged write exists once. */
export async function compareWrites(client: Client, said: DoneWrites): Promise<TruthCheck[]> {
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
    notOnce("sign-ups there once", said.signUps, users),
    notOnce("saved jobs there once", said.saved.map(pair), saved),
    notOnce("applications there once", said.applications.map(pair), applied),
    notOnce("postings there once", said.postings, postings),
  ];
}

const idOf = ({ mail }: SunkMail) => /<(.+)@[^@>]+>/.exec(mail.messageId ?? "")?.[1] ?? "";

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Checks that every expected email arrived under one `Message-ID`: to everyone who signed up, and
 * to applicants for each application; and that everything recorded as sent arrived.
 */
export async function compareMails(
  client: Client,
  said: DoneWrites,
  mails: readonly SunkMail[],
): Promise<TruthCheck[]> {
  const byId = new Map(mails.map((mail) => [idOf(mail), mail]));
  const addresses = [...byId.values()].flatMap(({ recipients }) => recipients);
  const noted = await client.query<{ key: string }>("SELECT key FROM deliveries");
  const applied = await client.query<{ user: string }>(
    'SELECT user_id AS "user" FROM applications WHERE user_id = ANY($1::uuid[])',
    [said.applications.map(({ userId }) => userId)],
  );
  const owed = tally(applied.rows.map(({ user }) => user));
  const confirmations = [...byId.keys()].filter((id) => id.startsWith("application_sent."));
  const came = tally(confirmations.map((id) => id.split(".").at(-1) ?? ""));
  return [
    notOnce("sign-ups with their one mail", said.signUps, tally(addresses)),
    {
      what: "applications with their one mail",
      checked: applied.rows.length,
      wrong: [...owed]
        .filter(([user, count]) => came.get(user) !== count)
        .map(([user, count]) => `${user}: ${came.get(user) ?? 0} mails for ${count} applications`),
    },
    notOnce(
      "mails noted as sent that came",
      noted.rows.map(({ key }) => key),
      tally([...byId.keys()]),
    ),
  ];
}

/** Which emails arrived more than once under the same `Message-ID`. */
export function listRepeated(mails: readonly SunkMail[]): string[] {
  return [...tally(mails.map(idOf))].filter(([, count]) => count > 1).map(([id]) => id);
}

/** Checks the search index against the postings, with the command that operators use. */
export async function compareIndex(env: Record<string, string>): Promise<TruthCheck> {
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
    wrong: status === 0 ? [] : [`${wrong || "some"} differ`],
  };
}
