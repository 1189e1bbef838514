import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { PIPELINE_SORTS } from "./filters.schema";
import { comparisonOf, placed } from "./order";
import { listPipeline } from "./queries";
import type { PipelineRow } from "./schema";

setUpDatabase();

const NAMES = ["Zoë Khan", "ana berg", "Ben Khan", "Ana Berg", "Élodie Roux", "Ben Khan"];
const DAY_MS = 86_400_000;

/** Six applications that differ in whatever a list can be sorted by; some have equal values. */
async function someApplications() {
  const companyId = await makeCompany();
  const jobId = await makeJob({ companyId });
  const employer = await aMemberOf(companyId);
  for (const [index, fullName] of NAMES.entries()) {
    const at = new Date(Date.UTC(2026, 9, 20) + ((index * 5) % 4) * DAY_MS);
    const { id: userId } = await makeUser();
    const made = await makeApplication({ userId, jobId, fullName, at, resumeId: null });
    const stageSince = new Date(at.getTime() + ((index * 3) % 5) * DAY_MS);
    await db.application.update({ where: { id: made.id }, data: { stageSince } });
    const rated = { applicationId: made.id, userId: employer.id };
    const skillsFound = ["Rye", "Wheat", "Spelt"].slice(0, index % 3);
    await db.applicationSummary.upsert({
      where: { applicationId: made.id },
      create: { applicationId: made.id, skillsFound, skillsSource: "profile" },
      update: { skillsFound, skillsSource: "profile" },
    });
    if (index % 3 === 0) continue;
    const score = 1 + (index % 4);
    await db.applicationRating.create({ data: { ...rated, criterion: "Skills", score } });
    await db.applicationRecommendation.create({ data: { ...rated, recommendation: "yes" } });
  }
  return { companyId, employer };
}

const ids = (all: readonly PipelineRow[]) => all.map(({ id }) => id);

/** The same row as if it had just come to the list. */
function comeBack(rows: readonly PipelineRow[], come: PipelineRow, compare: Comparison) {
  const others = rows.filter((row) => row !== come);
  return placed([come, ...others], (row) => row === come, compare);
}
type Comparison = ReturnType<typeof comparisonOf>;

describe.each([false, true])("comparisonOf, with names hidden: %s", (isBlind) => {
  it("orders as the server does, and puts a new row where the server puts it", async () => {
    const { companyId, employer } = await someApplications();
    await db.company.update({ where: { id: companyId }, data: { isBlind } });
    for (const sort of PIPELINE_SORTS) {
      const list = await listPipeline(employer, { companyId, sort, show: "all" });
      const rows = list?.rows ?? [];
      expect(rows).toHaveLength(NAMES.length);
      const compare = comparisonOf(sort, isBlind);
      expect(ids(rows.toReversed().toSorted(compare)), sort).toEqual(ids(rows));
      const again = rows.map((come) => ids(comeBack(rows, come, compare)));
      expect(again, sort).toEqual(rows.map(() => ids(rows)));
    }
  });
});
