import { v7 as uuid } from "uuid";
import { companyKey } from "../lib/companies/commands";
import { type OwnJob, publishJobs } from "../lib/jobs/commands";
import { matchCities } from "../lib/places/queries";
import type { City } from "../lib/places/schema";
import { db, type Transaction } from "../lib/platform/db/client";
import { hashPassword } from "../lib/platform/password-hash";
import { slugify } from "../lib/shared/text";
import { demoAccounts } from "./demo/accounts";
import { demoCompanies } from "./demo/companies";
import { demoJobs } from "./demo/jobs";
import type { DemoJob } from "./demo/types";

const BATCH = 250;
// Two starts on one database make the demo once.
const LOCK = 72_707_372;
const DAY_MS = 86_400_000;

async function insertCompanies(tx: Transaction, now: Date): Promise<Map<string, string>> {
  const companies = demoCompanies().map((company) => ({ id: uuid(), ...company }));
  await tx.company.createMany({
    data: companies.map(({ homeCity: _, verified, verifiedBy, verifiedDaysAgo, ...company }) => ({
      ...company,
      slug: slugify(company.name),
      nameKey: companyKey(company.name),
      verifiedAt: verified ? new Date(now.getTime() - (verifiedDaysAgo ?? 0) * DAY_MS) : null,
      verifiedBy,
    })),
  });
  return new Map(companies.map(({ id, name }) => [name, id]));
}

type Owners = Map<string, string>;

/** Makes the accounts and answers who owns which company, by the company's name. */
async function insertAccounts(tx: Transaction, companies: Map<string, string>): Promise<Owners> {
  const owners: Owners = new Map();
  for (const { companyName, password, ...account } of demoAccounts()) {
    const id = uuid();
    const passwordHash = await hashPassword(password);
    const emailVerifiedAt = new Date();
    await tx.user.create({ data: { id, ...account, passwordHash, emailVerifiedAt } });
    const companyId = companyName === null ? undefined : companies.get(companyName);
    if (companyName === null || companyId === undefined) continue;
    owners.set(companyName, id);
    await tx.companyMember.create({ data: { companyId, userId: id, role: "owner" } });
  }
  return owners;
}

type Known = { companies: Map<string, string>; owners: Owners; cities: Map<string, City> };

function toOwnJob(job: DemoJob, known: Known): OwnJob {
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

/**
 * Makes the demo content in a database without companies, and so without jobs: companies, accounts
 * and postings, all or nothing. Answers how many postings were made; 0 when there was something.
 */
export async function seedDemo(now: Date): Promise<number> {
  const jobs = demoJobs(now);
  const cities = await matchCities([...new Set(jobs.flatMap(({ placeLabels }) => placeLabels))]);
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if (await tx.company.findFirst({ select: { id: true } })) return 0;
      const companies = await insertCompanies(tx, now);
      const owners = await insertAccounts(tx, companies);
      const own = jobs.map((job) => toOwnJob(job, { companies, owners, cities }));
      for (let start = 0; start < own.length; start += BATCH) {
        await publishJobs(tx, own.slice(start, start + BATCH));
      }
      return own.length;
    },
    { timeout: 120_000 },
  );
}
