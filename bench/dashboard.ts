import { readFile } from "node:fs/promises";
import { db, disconnect } from "../lib/platform/db/client";
import { LARGE as MEASURED, SMALL, seedLarge } from "../prisma/large/seed";
import { ensureBuild } from "../scripts/build";
import { explainLists } from "./dashboard-plans";
import { effort } from "./effort";
import { DATA, median, PRODUCT, startProduct, stopProduct } from "./product";
import { signIn } from "./sessions";

// How long each page of an employer's dashboard takes with 500 postings and 50,000 applications,
// alternating with 5 postings and 500 applications in the same run.

const ROUNDS = effort(15, 1);
const LARGE = effort(MEASURED, { postings: 10, applications: 1000 });

const PATHS = [
  "/employer",
  "/employer/home",
  "/employer/jobs",
  "/employer/jobs?sort=applications",
  "/employer/jobs?query=senior+engineer",
  "/employer/jobs/{job}",
  "/employer/jobs/{job}/edit",
  "/employer/applications",
  "/employer/applications?view=table",
  "/employer/applications?view=table&sort=name",
  "/employer/applications?view=table&sort=rating",
  "/employer/applications?view=table&sort=skills",
  "/employer/applications?view=table&sort=waiting",
  "/employer/applications?view=table&skills=2",
  "/employer/applications?view=table&show=all&page=900",
  "/employer/applications?view=table&query=berg",
  "/employer/applications?view=table&query=an",
  "/employer/applications?view=table&query=years+work",
  "/employer/applications?view=table&jobId={job}",
  "/employer/applications/stages",
  "/employer/applications/{application}",
  "/employer/analytics",
  "/employer/analytics?period=90",
  "/employer/analytics?period=365",
  "/employer/profile",
  "/employer/profile/team",
];

type Owner = { name: string; userId: string; cookie: string; job: string; application: string };

/** Signs in as the company's owner, like logging in. */
async function enter(key: string): Promise<Owner> {
  const user = await db.user.findFirstOrThrow({ where: { email: `owner@${key}.example` } });
  const cookie = await signIn(user, await readFile(`${DATA}/secret`, "utf8"));
  const job = await db.job.findFirstOrThrow({
    where: { postedById: user.id },
    orderBy: { title: "asc" },
    select: { id: true },
  });
  const application = await db.application.findFirstOrThrow({
    where: { jobId: job.id, status: "in_review" },
    orderBy: { reference: "asc" },
    select: { id: true },
  });
  return {
    name: key,
    userId: user.id,
    cookie,
    job: job.id,
    application: application.id,
  };
}

const addressOf = (path: string, { job, application }: Owner) =>
  `${PRODUCT}${path.replace("{job}", job).replace("{application}", application)}`;

/** Milliseconds until the whole page has arrived. */
async function time(owner: Owner, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(addressOf(path, owner), {
    headers: { cookie: owner.cookie },
    redirect: "manual",
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${owner.name} ${path}: ${response.status}`);
  return performance.now() - started;
}

async function measure(path: string, small: Owner, large: Owner): Promise<string> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -2; round < ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [await time(small, path), await time(large, path)];
    // The first round only warms up.
    if (round < 0) continue;
    times.small.push(ofSmall);
    times.large.push(ofLarge);
  }
  const [few, many] = [median(times.small), median(times.large)];
  return `| \`${path}\` | ${few.toFixed(0)} | ${many.toFixed(0)} | ${(many / few).toFixed(2)} |`;
}

const LIST = "/employer/applications?view=table";
// Words of every letter, of few people, and of one.
const SEARCHES = ["years+work", "berg", "an", "priya+petrov"].map(
  (words) => `${LIST}&query=${words}`,
);
const P95_ROUNDS = effort(40, 2);

const p95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** A search in what people sent, against the list without one, in the large company. */
async function measureSearches(owner: Owner): Promise<string> {
  const times: { list: number[]; search: number[] } = { list: [], search: [] };
  for (let round = 0; round < P95_ROUNDS; round += 1) {
    times.list.push(await time(owner, LIST));
    times.search.push(await time(owner, SEARCHES[round % SEARCHES.length] ?? LIST));
  }
  const [list, search] = [p95(times.list), p95(times.search)];
  return [
    "| list, p95 in ms | search in resumes, letters and answers, p95 in ms | times |",
    "| --- | --- | --- |",
    `| ${list.toFixed(0)} | ${search.toFixed(0)} | ${(search / list).toFixed(2)} |`,
  ].join("\n");
}

/** Measures the dashboard and returns tables. Needs port 3311. */
export async function run(): Promise<string> {
  await ensureBuild();
  const product = await startProduct();
  try {
    process.env["DATA_DIR"] = DATA;
    process.env["DATABASE_URL"] = "";
    const { openDatabase } = await import("../scripts/database");
    const database = await openDatabase();
    const now = new Date();
    await seedLarge("small", SMALL, now);
    await seedLarge("large", LARGE, now);
    const [small, large] = [await enter("small"), await enter("large")];
    const lines: string[] = [];
    for (const path of PATHS) lines.push(await measure(path, small, large));
    const searches = await measureSearches(large);
    const plans = await explainLists(small.userId);
    await disconnect();
    await database.close();
    return [
      `| page | ${SMALL.postings} postings, ms | ${LARGE.postings} postings, ms | times |`,
      "| --- | --- | --- | --- |",
      ...lines,
      "",
      searches,
      "",
      plans,
    ].join("\n");
  } finally {
    await stopProduct(product);
  }
}
