import { readdir, readFile } from "node:fs/promises";
import { v7 as uuid } from "uuid";
import { refreshStaleSummaries } from "../lib/applications/applicants/summaries.commands";
import { companyKey } from "../lib/companies/commands";
import { LOGO_SIDE } from "../lib/companies/logos.schema";
import { PHOTO_FRAME } from "../lib/companies/pictures/limits.schema";
import { type NewJob, publishJobs } from "../lib/jobs/commands";
import { matchCities } from "../lib/places/queries";
import type { City } from "../lib/places/schema";
import { db, type Transaction } from "../lib/platform/db/client";
import { Prisma } from "../lib/platform/db/generated/client";
import { hashPassword } from "../lib/platform/security/password-hash";
import { drawPicture, shrinkPicture } from "../lib/platform/storage/images";
import { newFileKey, storeFile } from "../lib/platform/storage/storage";
import { noteCurrentForm } from "../lib/search/commands";
import { requestSuggestions } from "../lib/search/suggestions/commands";
import { slugify } from "../lib/shared/text";
import { demoAccounts } from "./demo/accounts";
import { demoCompanies } from "./demo/companies";
import { insertHiring, type PublishedJob } from "./demo/hiring/hiring";
import { OPENINGS } from "./demo/hiring/people";
import { insertSeekersApplications, insertSeekersProfile } from "./demo/hiring/seeker";
import { insertTalentPool } from "./demo/hiring/talent-pool";
import { demoJobs } from "./demo/jobs";
import { DEMO_POSTS } from "./demo/posts";
import { insertReviewQueue } from "./demo/review-queue";
import { SCENE_CAPTIONS, SCENES, type Scene, scenesOf } from "./demo/scenes";
import type { DemoJob } from "./demo/types";

const LOGOS = `${import.meta.dirname}/demo/companies/logos`;
const DRAWINGS = `${import.meta.dirname}/../public/img/scenes`;
const BATCH = 250;
// Two starts on one database make the demo once.
const LOCK = 72_707_372;
const DAY_MS = 86_400_000;

/** Keeps the drawn logos as if somebody had uploaded them; returns their keys by company slug. */
async function storeLogos(): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const file of await readdir(LOGOS)) {
    const key = newFileKey("webp");
    await storeFile("logos", key, await drawPicture(await readFile(`${LOGOS}/${file}`), LOGO_SIDE));
    keys.set(file.replace(/\.svg$/, ""), key);
  }
  return keys;
}

type DrawnScene = { scene: Scene; large: Uint8Array; small: Uint8Array };

async function drawScenes(): Promise<Map<Scene, DrawnScene>> {
  const drawn = new Map<Scene, DrawnScene>();
  for (const scene of Object.keys(SCENES) as Scene[]) {
    const large = await drawPicture(await readFile(`${DRAWINGS}/${scene}.svg`), PHOTO_FRAME.width);
    drawn.set(scene, { scene, large, small: await shrinkPicture(large, PHOTO_FRAME.width / 2) });
  }
  return drawn;
}

/** Keeps drawings as the photos of the companies that have a logo, as if they had uploaded them. */
async function insertPhotos(
  tx: Transaction,
  companies: readonly { id: string; name: string; industry: string }[],
): Promise<void> {
  const drawn = await drawScenes();
  for (const company of companies) {
    for (const [position, scene] of scenesOf(company).entries()) {
      const { large, small } = drawn.get(scene) as DrawnScene;
      const [fileKey, smallFileKey] = [newFileKey("webp"), newFileKey("webp")];
      await storeFile("company-pictures", fileKey, large);
      await storeFile("company-pictures", smallFileKey, small);
      const words = { alt: SCENES[scene], caption: SCENE_CAPTIONS[scene] };
      const files = { fileKey, smallFileKey, ...words };
      const data = { companyId: company.id, isCover: false, position, ...files };
      await tx.companyPicture.create({ data });
    }
  }
}

async function insertCompanies(tx: Transaction, now: Date): Promise<Map<string, string>> {
  const companies = demoCompanies().map((company) => ({ id: uuid(), ...company }));
  const logoKeys = await storeLogos();
  await tx.company.createMany({
    data: companies.map(({ homeCity: _, verified, verifiedBy, verifiedDaysAgo, ...company }) => ({
      ...company,
      slug: slugify(company.name),
      logoKey: logoKeys.get(slugify(company.name)) ?? null,
      nameKey: companyKey(company.name),
      quote: company.quote ?? Prisma.DbNull,
      verifiedAt: verified ? new Date(now.getTime() - (verifiedDaysAgo ?? 0) * DAY_MS) : null,
      verifiedBy,
    })),
  });
  await insertPhotos(
    tx,
    companies.filter(({ name }) => logoKeys.has(slugify(name))),
  );
  return new Map(companies.map(({ id, name }) => [name, id]));
}

type Owners = Map<string, string>;
type Seeker = { id: string; fullName: string; email: string };
type Accounts = { owners: Owners; seekers: Seeker[]; adminIds: string[] };

/** Makes the accounts and answers who owns which company, by the company's name, and who seeks. */
async function insertAccounts(tx: Transaction, companies: Map<string, string>): Promise<Accounts> {
  const owners: Owners = new Map();
  const seekers: Seeker[] = [];
  const adminIds: string[] = [];
  for (const { companyName, password, ...account } of demoAccounts()) {
    const id = uuid();
    const passwordHash = await hashPassword(password);
    const emailVerifiedAt = new Date();
    await tx.user.create({ data: { id, ...account, passwordHash, emailVerifiedAt, isDemo: true } });
    const { userType, fullName, email } = account;
    if (userType === "job_seeker") seekers.push({ id, fullName, email });
    if (userType === "admin") adminIds.push(id);
    const companyId = companyName === null ? undefined : companies.get(companyName);
    if (companyName === null || companyId === undefined) continue;
    owners.set(companyName, id);
    await tx.companyMember.create({ data: { companyId, userId: id, role: "owner" } });
  }
  return { owners, seekers, adminIds };
}

/** Keeps an article's picture as if somebody had uploaded it. */
async function storeCover(file: string) {
  const coverKey = newFileKey("webp");
  await storeFile("covers", coverKey, await readFile(`${import.meta.dirname}/demo/posts/${file}`));
  return { coverKey, coverWidth: 1200, coverHeight: 675 };
}

/** The blog's first articles, unless somebody has written others. */
async function insertPosts(tx: Transaction, now: Date): Promise<void> {
  if (await tx.post.findFirst({ select: { id: true } })) return;
  for (const { daysAgo, cover, ...post } of DEMO_POSTS) {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const times = { publishedAt, changedAt: publishedAt, createdAt: publishedAt };
    await tx.post.create({ data: { ...post, ...times, ...(await storeCover(cover)) } });
  }
}

type SeededRows = { companies: Map<string, string>; owners: Owners; cities: Map<string, City> };

function toOwnJob(job: DemoJob, known: SeededRows): NewJob {
  const { reference: _, companyName, placeLabels, postedAt, ...content } = job;
  const companyId = known.companies.get(companyName);
  if (!companyId) throw new Error(`The demo has no company ${companyName}`);
  const places = placeLabels.map((label) => {
    const city = known.cities.get(label);
    if (!city) throw new Error(`No city is known by the demo's label ${label}`);
    return { cityId: city.id, label, countryCode: city.countryCode };
  });
  return {
    content: { ...content, companyId, places },
    postedById: known.owners.get(companyName) ?? null,
    postedAt,
  };
}

type Postings = ReadonlyMap<string, PublishedJob>;

/** Publishes the postings; answers them by their references. */
async function insertPostings(
  tx: Transaction,
  jobs: readonly DemoJob[],
  known: SeededRows,
): Promise<Postings> {
  const published = new Map<string, PublishedJob>();
  for (let start = 0; start < jobs.length; start += BATCH) {
    const batch = jobs.slice(start, start + BATCH);
    const own = batch.map((job) => toOwnJob(job, known));
    const ids = await publishJobs(tx, own);
    for (const [index, job] of own.entries()) {
      published.set(batch[index]?.reference ?? "", { ...job, id: ids[index] ?? "" });
    }
  }
  return published;
}

type Content = { companies: Map<string, string>; jobs: Postings; cities: Map<string, City> };

/** What people did with the postings: profiles, applications, the team's work, the admin's queue. */
async function insertActivity(
  tx: Transaction,
  { owners, seekers, adminIds }: Accounts,
  { companies, jobs, cities, now }: Content & { now: Date },
): Promise<void> {
  for (const { id } of seekers) await insertSeekersProfile(tx, id, { jobs, cities, now });
  for (const [companyName, ownerId] of owners) {
    const companyId = companies.get(companyName) ?? "";
    const team = await insertHiring(tx, { companyId, ownerId, jobs, cities, now });
    for (const seeker of seekers) await insertSeekersApplications(tx, seeker, { jobs, team, now });
    await insertTalentPool(tx, { companyId, team, seekers, now });
  }
  for (const adminId of adminIds) await insertReviewQueue(tx, { companies, jobs, adminId, now });
}

/**
 * Makes the demo content in a database without companies, and so without jobs: companies, accounts,
 * postings, and what people did with them, all or nothing. Returns how many postings were made; 0
 * when there was something.
 */
export async function seedDemo(now: Date): Promise<number> {
  const jobs = demoJobs(now);
  const labels = jobs.flatMap(({ placeLabels }) => placeLabels);
  const homes = OPENINGS.flatMap(({ people }) => people.map(({ place }) => place));
  const cities = await matchCities([...new Set([...labels, ...homes])]);
  const made = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if (await tx.company.findFirst({ select: { id: true } })) return 0;
      const companies = await insertCompanies(tx, now);
      const accounts = await insertAccounts(tx, companies);
      const known = { companies, owners: accounts.owners, cities };
      const published = await insertPostings(tx, jobs, known);
      await insertActivity(tx, accounts, { companies, jobs: published, cities, now });
      await insertPosts(tx, now);
      await requestSuggestions(tx);
      return published.size;
    },
    { timeout: 120_000 },
  );
  // They are all the documents there are, so none has to be written again in the first minute.
  if (made > 0) await noteCurrentForm();
  // The first look at the board shows who people are, without waiting for the worker.
  if (made > 0) await refreshStaleSummaries();
  return made;
}
