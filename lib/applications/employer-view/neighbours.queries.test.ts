import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { moveToStage } from "../pipeline/moves.commands";
import { findNeighbours } from "./neighbours.queries";

setUpDatabase();

let employer: Actor;
let ids: string[];

beforeEach(async () => {
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId });
  employer = await aMemberOf(companyId);
  ids = [];
  for (let i = 0; i < 3; i += 1) {
    const { id: userId } = await asActor(await makeUser());
    ids.push((await makeApplication({ userId, jobId })).id);
  }
});

const idOf = (index: number) => ids[index] ?? "";
const around = (index = 0) => findNeighbours(employer, idOf(index));
const namesOf = async (index = 0) => (await around(index)).stages.map(({ name }) => name);

describe("findNeighbours", () => {
  it("offers no stage that an application is already in, whether by a move or by its status", async () => {
    const OTHERS = ["Offer", "Hired", "Not selected"];
    expect(await namesOf()).toEqual(["In review", "Interview", ...OTHERS]);
    const [, interview] = (await around()).stages;

    await moveToStage(employer, idOf(0), {
      stageId: interview?.id ?? "",
      version: 1,
      note: null,
    });

    expect(await namesOf()).toEqual(["In review", ...OTHERS]);
  });

  it("leads from one application to the next, and stops at both ends", async () => {
    const seen = await Promise.all([0, 1, 2].map((index) => around(index)));

    const links = seen.map(({ previousId, nextId }) => [previousId, nextId]);
    expect(links.filter(([previous]) => previous === null)).toHaveLength(1);
    expect(links.filter(([, next]) => next === null)).toHaveLength(1);
    for (const [index, [, next]] of links.entries()) {
      if (next) expect(seen[ids.indexOf(next)]?.previousId).toBe(ids[index]);
    }
  });

  // OWASP ASVS 8.2.2
  it("finds nothing for another company", async () => {
    const stranger = await aMemberOf(await makeCompany("Other Bakery"));

    await expect(findNeighbours(stranger, idOf(0))).rejects.toMatchObject({ code: "not_found" });
  });
});
