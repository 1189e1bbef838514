import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { settingGroup } from "@/lib/platform/settings";
import { statedIn } from "./custom-fields/values";
import { FIELDS_SHAPED } from "./posting/field-shapes.schema";
import { pickFields } from "./posting/fields";
import { FIELDS_WITH } from "./posting/fields.schema";
import type { JobContent, JobFacts } from "./schema";

const selectOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

/** The columns of a job's facts. */
export const factSelect = {
  ...selectOf(FIELDS_SHAPED.factColumn),
  workMode: true,
  isWorkModeStated: true,
  experienceYears: true,
  payMin: true,
  payMax: true,
  payCurrency: true,
  payPeriod: true,
  deadline: true,
  customFields: true,
  skills: { orderBy: { position: "asc" }, select: { skill: { select: { name: true } } } },
} satisfies Prisma.JobSelect;

type FactRow = Prisma.JobGetPayload<{ select: typeof factSelect }>;

function payOf({ payMin, payMax, payCurrency, payPeriod }: FactRow): JobFacts["pay"] {
  if (payCurrency === null || payPeriod === null) return null;
  return {
    min: payMin?.toNumber() ?? null,
    max: payMax?.toNumber() ?? null,
    currency: payCurrency,
    period: payPeriod,
  };
}

/** A job's facts, out of their columns. */
export function factsOf(row: FactRow): JobFacts {
  return {
    ...pickFields(row, FIELDS_SHAPED.factColumn),
    workMode: row.isWorkModeStated ? row.workMode : null,
    pay: payOf(row),
    experienceYears: row.experienceYears?.toNumber() ?? null,
    deadline: row.deadline?.toISOString().slice(0, 10) ?? null,
    skills: row.skills.map(({ skill }) => skill.name),
    customFields: statedIn(settingGroup("customFields").fields, row.customFields),
  };
}

/** The columns of everything that a job says. */
export const contentSelect = {
  ...factSelect,
  ...selectOf(FIELDS_WITH.column),
  companyId: true,
  places: {
    orderBy: { position: "asc" },
    select: { cityId: true, label: true, countryCode: true },
  },
  questions: {
    orderBy: { position: "asc" },
    select: {
      kind: true,
      text: true,
      isRequired: true,
      choices: true,
      accepted: true,
      minimum: true,
    },
  },
} satisfies Prisma.JobSelect;

type ContentRow = Prisma.JobGetPayload<{ select: typeof contentSelect }>;

/** Everything that a job says, out of its columns. */
export function contentOf(row: ContentRow): JobContent {
  return {
    ...factsOf(row),
    ...pickFields(row, FIELDS_WITH.column),
    companyId: row.companyId,
    places: row.places,
    questions: row.questions.map(({ minimum, ...question }) => ({
      ...question,
      minimum: minimum?.toNumber() ?? null,
    })),
  };
}

/** What jobs say, by their ids; those that are not there are left out. */
export async function loadContents(
  jobIds: readonly string[],
  tx: Pick<Transaction, "job"> = db,
): Promise<Map<string, JobContent>> {
  const rows = await tx.job.findMany({
    where: { id: { in: [...jobIds] } },
    select: { id: true, ...contentSelect },
  });
  return new Map(rows.map((row) => [row.id, contentOf(row)]));
}
