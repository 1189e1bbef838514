import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pool } from "../lib/platform/db/client";
import type { BenchJob } from "./search/jobs";
import { makeMarket } from "./search/market";
import { makePostings } from "./search/postings";

const TYPES = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  freelance: "CONTRACTOR",
  internship: "INTERN",
} as const;

/** A posting as a board sends it. */
function toRecord({ number, document, currency }: BenchJob): object {
  const { annualPayMin, annualPayMax, places, mode, eligibleCountries: countries } = document;
  const hasPay = annualPayMin !== null || annualPayMax !== null;
  return {
    "@type": "JobPosting",
    identifier: `posting-${number}`,
    title: document.title,
    description: document.description,
    datePosted: document.postedAt.toISOString().slice(0, 10),
    hiringOrganization: { name: document.companyName },
    employmentType: TYPES[document.jobType],
    ...(mode === "remote" ? { jobLocationType: "TELECOMMUTE" } : {}),
    ...(places.length > 0 ? { jobLocation: places.map(({ label }) => label) } : {}),
    ...(countries.length > 0 ? { applicantLocationRequirements: countries } : {}),
    skills: document.skills.map(({ name }) => name),
    ...(hasPay
      ? {
          baseSalary: {
            currency,
            value: { minValue: annualPayMin, maxValue: annualPayMax, unitText: "YEAR" },
          },
        }
      : {}),
  };
}

/** Writes this many generated postings to a file, one on each line. */
export async function writePostings(path: string, count: number): Promise<void> {
  const market = await makeMarket(pool());
  const lines = function* () {
    for (const job of makePostings(market, count, new Date())) {
      yield `${JSON.stringify(toRecord(job))}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
}
