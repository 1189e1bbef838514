import { expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { companyRenamed } from "@/lib/companies/events";
import { mergeCompanies } from "@/lib/companies/merging.commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { createAlert } from "./commands";
import { matchPublished } from "./matching.commands";
import { listAlerts } from "./queries";

setUpDatabase();

const aSeeker = async () => asActor(await makeUser());

async function follow(actor: Actor, slug: string, more = ""): Promise<void> {
  await createAlert(actor, { search: `?company=${slug}${more}`, frequency: "daily" });
}

const searchesOf = async (actor: Actor) =>
  (await listAlerts(actor)).map(({ search }) => search).sort();

it("makes a company's followers follow the company that it was merged into", async () => {
  const [from, into, other] = [
    await makeCompany("Quay"),
    await makeCompany("Harbour"),
    await makeCompany("Quay North"),
  ];
  for (const companyId of [from, into, other]) await makeJob({ companyId });
  const [one, both, another] = [await aSeeker(), await aSeeker(), await aSeeker()];
  await follow(one, "quay", "&query=diver");
  await follow(one, "quay");
  await follow(both, "quay");
  await follow(both, "harbour");
  await follow(another, "quay-north");
  const [kept] = await searchesOf(another);

  await db.$transaction(async (tx) => mergeCompanies(tx, await anAdmin(), { from, into }));
  await react(companyRenamed, { id: into, companyId: into });
  await react(companyRenamed, { id: into, companyId: into });

  expect(await searchesOf(one)).toEqual([
    "/search-results?company=harbour",
    "/search-results?query=diver&company=harbour",
  ]);
  expect(await searchesOf(both)).toEqual(["/search-results?company=harbour"]);
  expect(await searchesOf(another)).toEqual([kept]);
  const jobId = await makeJob({ companyId: into });
  await matchPublished([jobId]);
  const found = await db.alertMatch.findMany({ where: { jobId }, select: { alert: true } });
  expect(found.map(({ alert }) => alert.userId).sort()).toEqual([one.id, both.id].sort());
});
