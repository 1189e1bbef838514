import "../scripts/quiet";
import { readFile, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { aDice, type Dice } from "../lib/testing/search/dice";
import { startMailSink } from "../lib/testing/services/smtp-sink";
import { demoAccounts } from "../prisma/demo/accounts";
import { ensureBuild } from "../scripts/build";
import { type ChaosSeeker, call, isYes, logIn, settle, signUp } from "./chaos/client";
import {
  compareIndex,
  compareMails,
  compareWrites,
  listRepeated,
  type TruthCheck,
} from "./chaos/truth";
import { kill, VICTIMS, type Victim } from "./chaos/victims";
import { startWriters, type Writers } from "./chaos/writers";
import { median, PRODUCT, startProduct, stopProduct } from "./product";

// `npm run chaos`: writers use the API while the product's processes are killed. Checks that every
// acknowledged write exists exactly once, every email was sent once, the index matches the data,
// and the product recovers by itself.

const DATA = ".data/chaos";
const SEEKERS = 20;
const LONGEST_MS = 60_000;
const WANTED_MS = 15_000;
const CALM_MS = 2000;
const WORKERS_END: ReadonlySet<Victim> = new Set(["worker", "all at once"]);

type Round = { victim: Victim; processes: number; reads: number; writes: number; mails: number };

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Milliseconds from `start` until `isBack` returns true, or the longest wait. */
async function until(start: number, isBack: () => Promise<boolean>): Promise<number> {
  while (Date.now() - start < LONGEST_MS) {
    if (await isBack()) return Date.now() - start;
    await wait(100);
  }
  return LONGEST_MS;
}

async function databaseUrl(): Promise<string> {
  const password = await readFile(`${DATA}/postgres.password`, "utf8");
  const port = (await readFile(`${DATA}/postgres/postmaster.pid`, "utf8")).split("\n")[3];
  return `postgresql://jobharbor:${password}@127.0.0.1:${port}/jobharbor`;
}

async function withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Mails = Awaited<ReturnType<typeof startMailSink>>["mails"];

/** How long after a kill the product reads, writes and emails again. */
async function recover(
  start: number,
  { token, jobId, mails }: { token: string; jobId: string; mails: Mails },
) {
  let turn = 0;
  const reads = until(start, async () => {
    turn += 1;
    return isYes(await call(`${PRODUCT}/search-results?query=chaos${start}x${turn}`));
  });
  const url = `${PRODUCT}/api/saved-jobs/${jobId}`;
  const writes = until(start, async () => isYes(await call(url, { method: "PUT", token })));
  const mailed = (async () => {
    let email = "";
    await until(start, async () => {
      const tried = await signUp(PRODUCT);
      email = tried.email;
      return isYes(tried.response);
    });
    return until(start, async () => mails.some(({ recipients }) => recipients.includes(email)));
  })();
  return { reads: await reads, writes: await writes, mails: await mailed };
}

async function untilQuiet(): Promise<void> {
  const isQuiet = () =>
    withClient(async (client) => {
      const { rows } = await client.query<{ due: number }>(
        "SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now() + interval '2 minutes'",
      );
      return rows[0]?.due === 0;
    });
  // A killed worker's tasks are returned to the queue within a minute; failed ones wait to be
  // retried.
  const start = Date.now();
  while (Date.now() - start < 4 * LONGEST_MS) {
    if (await isQuiet().catch(() => false)) return;
    await wait(1000);
  }
  throw new Error("The queue did not come to rest.");
}

/** Each victim equally often, in random order. */
function plan(kills: number, draw: Dice): Victim[] {
  const bag = Array.from(
    { length: kills },
    (_, index) => VICTIMS[index % VICTIMS.length] as Victim,
  );
  const order: Victim[] = [];
  while (bag.length > 0) {
    const victim = draw(bag);
    order.push(victim);
    bag.splice(bag.indexOf(victim), 1);
  }
  return order;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function table(rounds: readonly Round[], verdicts: readonly TruthCheck[], asked: string): string {
  const lines = VICTIMS.map((victim) => {
    const of = rounds.filter((round) => round.victim === victim);
    const cell = (name: "reads" | "writes" | "mails") => {
      const times = of.map((round) => round[name]);
      return `${seconds(median(times))}, ${seconds(Math.max(0, ...times))}`;
    };
    return `| ${victim} | ${of.length} | ${cell("reads")} | ${cell("writes")} | ${cell("mails")} |`;
  });
  return [
    "| killed | times | reads again after (middle, longest) | writes again | mails again |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
    asked,
    "",
    "| what | compared | wrong |",
    "| --- | --- | --- |",
    ...verdicts.map(({ what, checked, wrong }) => `| ${what} | ${checked} | ${wrong.length} |`),
  ].join("\n");
}

async function liveJobs(): Promise<string[]> {
  const { body } = await call(`${PRODUCT}/api/searchJobs?limit=100`);
  return (body["jobsSearched"] as { _id: string }[]).map(({ _id }) => _id);
}

/** Prints the outcome, and returns whether everything is as it should be. */
async function judge(rounds: readonly Round[], writers: Writers, mails: Mails): Promise<boolean> {
  const verdicts = await withClient(async (client) => [
    ...(await compareWrites(client, writers.acknowledged)),
    ...(await compareMails(client, writers.acknowledged, mails)),
  ]);
  verdicts.push(await compareIndex({ DATA_DIR: DATA, DATABASE_URL: "" }));
  const { calls, yes, failed } = writers.asked();
  const repeated = listRepeated(mails);
  const said = [
    `${calls} writes were asked for, ${yes} acknowledged, ${failed} failed while something was down.`,
    `${mails.length} mails came, ${repeated.length} of them a second time under the same Message-ID.`,
  ].join("\n");
  process.stdout.write(`\n${table(rounds, verdicts, said)}\n`);
  const details = verdicts.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`));
  for (const each of [...details, ...repeated]) process.stdout.write(`${each}\n`);
  // A worker killed between the mail server's acknowledgement and its own record sends again: SMTP
  // can't do better.
  const workersKilled = rounds.filter(({ victim }) => WORKERS_END.has(victim)).length;
  return (
    rounds.every(
      ({ reads, writes, mails: mailed }) => Math.max(reads, writes, mailed) <= WANTED_MS,
    ) &&
    repeated.length <= workersKilled &&
    verdicts.every(({ wrong, checked }) => wrong.length === 0 && checked > 0)
  );
}

async function chaos(seed: number, kills: number): Promise<boolean> {
  const draw = aDice(seed);
  await rm(DATA, { recursive: true, force: true });
  await ensureBuild();
  const sink = await startMailSink();
  const settings = {
    DATA_DIR: DATA,
    SMTP_URL: sink.url,
    MAIL_FROM: "harbour@jobs.example.org",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "silent",
  };
  const product = await startProduct(settings);
  try {
    const seekers: ChaosSeeker[] = [];
    for (let made = 0; made < SEEKERS; made += 1) seekers.push(await settle(PRODUCT));
    await withClient((client) =>
      client.query("UPDATE users SET email_verified_at = now() WHERE id = ANY($1)", [
        seekers.map(({ id }) => id),
      ]),
    );
    const [, account] = demoAccounts();
    if (!account) throw new Error("The demo has no employer.");
    const employer = await logIn(PRODUCT, account);
    const jobIds = await liveJobs();
    const writers = startWriters({ site: PRODUCT, seekers, jobIds, employer, draw });
    const rounds: Round[] = [];
    for (const victim of plan(kills, draw)) {
      await wait(CALM_MS);
      const start = Date.now();
      const processes = await kill(victim, product.pid ?? 0, DATA);
      const back = await recover(start, {
        token: draw(seekers).token,
        jobId: draw(jobIds),
        mails: sink.mails,
      });
      rounds.push({ victim, processes, ...back });
      process.stdout.write(
        `${String(rounds.length).padStart(2)} ${victim.padEnd(12)} ${processes} processes; reads ${seconds(back.reads)}, writes ${seconds(back.writes)}, mails ${seconds(back.mails)}\n`,
      );
    }
    await writers.stop();
    await untilQuiet();
    return await judge(rounds, writers, sink.mails);
  } finally {
    await stopProduct(product);
    await sink.close();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      kills: { type: "string" },
      // Kills each once.
      quick: { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed ?? Date.now() % 100_000);
  const kills = Number(values.kills ?? (values.quick ? VICTIMS.length : 20));
  process.stdout.write(`npm run chaos -- --seed ${seed} --kills ${kills}\n\n`);
  const isRight = await chaos(seed, kills);
  process.stdout.write(isRight ? "\nEverything is as it was said.\n" : "\nSomething is wrong.\n");
  return isRight ? 0 : 1;
}

process.exit(await main());
