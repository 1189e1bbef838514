import { v7 as uuid } from "uuid";
import {
  ANSWER_DAYS,
  daysAfter,
  monthsAfter,
  POOL_MONTHS,
} from "@/lib/applications/talent-pool/periods";
import type { Transaction } from "@/lib/platform/db/client";
import type { HiringTeam } from "@/prisma/demo/hiring/applications";

type DemoPooled = {
  fullName: string;
  headline: string;
  place: string;
  origin: string;
  skills: string[];
  tags: string[];
  note: string | null;
  /** How long ago they were asked, and whether they have agreed the day after. */
  askedDaysAgo: number;
  isGiven: boolean;
};

const PEOPLE: readonly DemoPooled[] = [
  {
    fullName: "Ingrid Solheim",
    headline: "Site Reliability Engineer",
    place: "Bergen, Norway",
    origin: "met",
    skills: ["Kubernetes", "PostgreSQL", "Incident response"],
    tags: ["second round", "speaks at meetups"],
    note: "Was second for the platform role in spring. Wants to stay in Bergen until the summer.",
    askedDaysAgo: 120,
    isGiven: true,
  },
  {
    fullName: "Samuel Adeyemi",
    headline: "Frontend Engineer",
    place: "Lagos, Nigeria",
    origin: "career_fair",
    skills: ["TypeScript", "React", "Accessibility"],
    tags: ["career fair"],
    note: null,
    askedDaysAgo: 41,
    isGiven: true,
  },
  {
    fullName: "Beatriz Paiva",
    headline: "Data Analyst",
    place: "Porto, Portugal",
    origin: "recommended",
    skills: ["SQL", "Forecasting"],
    tags: ["part time"],
    note: "Looks for three days a week, from January on.",
    askedDaysAgo: 12,
    isGiven: true,
  },
  {
    fullName: "Kenji Mori",
    headline: "Product Designer",
    place: "Osaka, Japan",
    origin: "wrote",
    skills: [],
    tags: [],
    note: null,
    askedDaysAgo: 3,
    isGiven: false,
  },
];

const addressOf = (fullName: string) =>
  `${fullName.toLowerCase().replaceAll(" ", ".")}@people.jobharbor.example`;

type PoolFilling = {
  companyId: string;
  team: HiringTeam;
  /** Those who are asked on the site. */
  seekers: readonly { id: string; fullName: string; email: string }[];
  now: Date;
};

/** People whom the demo's company keeps for other jobs, and questions that wait for an answer. */
export async function insertTalentPool(
  tx: Transaction,
  { companyId, team, seekers, now }: PoolFilling,
): Promise<void> {
  const addedByUserId = team.colleagueIds[0] ?? team.ownerId;
  for (const { tags, note, askedDaysAgo, isGiven, ...person } of PEOPLE) {
    const askedAt = daysAfter(now, -askedDaysAgo);
    const givenAt = isGiven ? daysAfter(askedAt, 1) : null;
    await tx.pooledPerson.create({
      data: {
        ...{ ...person, id: uuid(), companyId, addedByUserId, askedAt, givenAt },
        email: addressOf(person.fullName),
        consent: isGiven ? "given" : "asked",
        dueAt: givenAt ? monthsAfter(givenAt, POOL_MONTHS) : daysAfter(askedAt, ANSWER_DAYS),
        ...(isGiven ? { remarks: { create: { tags, note, authorUserId: addedByUserId } } } : {}),
      },
    });
  }
  const [askedAt, dueAt] = [daysAfter(now, -2), daysAfter(now, ANSWER_DAYS - 2)];
  await tx.pooledPerson.createMany({
    data: seekers.map(({ id: userId, fullName, email }) => ({
      ...{ id: uuid(), companyId, userId, fullName, email, addedByUserId, askedAt, dueAt },
    })),
  });
}
